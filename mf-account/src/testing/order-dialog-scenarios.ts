import { getBusTicket } from '@aylal/contracts/orders';
import { checkAccountName } from '@aylal/contracts/payments';
import {
  buildBookedBus,
  buildBookedHotel,
  buildIssuedOrder,
  buildTripOrder,
  ofDialog,
  stubOperation,
  type StandaloneScenario,
} from '@aylal/testing/scenarios';
import type { busCancelDialog } from '../order/bus/bus-cancel-dialog-ref.ts';
import type { orderCancelDialog } from '../order/cancel/order-cancel-dialog-ref.ts';
import type { fullRefundDialog } from '../order/full-refund/full-refund-dialog-ref.ts';
import type { hotelCancelDialog, hotelOrderCancelDialog, hotelRefundDialog } from '../order/hotel/hotel-dialog-refs.ts';
import type { flightRefundDialog } from '../order/refund/flight-refund-dialog-ref.ts';
import { banksStub } from './account-scenarios.ts';

/** The dialogs of an order: cancelled, refunded in part and in full. */
export function orderDialogScenarios(): Record<string, StandaloneScenario> {
  const bus = buildBookedBus();
  const ticket = stubOperation(getBusTicket, { status_code: 200, message: '', result: bus });
  const holder = stubOperation(checkAccountName, {
    status_code: 200,
    message: '',
    result: { custFirstName: 'ANUDARI', custLastName: 'BATBOLD' },
  });
  const trip = buildTripOrder(
    { issued: true, confirmation: 'TRP-1234' },
    { full_refund: { kind: 'refund', quote: { fare: 4_960_000, fee: 496_000, discount: 0, back: 4_464_000 } } },
  );
  return {
    'cancel an order': ofDialog<typeof orderCancelDialog>('ORDER_CANCEL_VIEW', { subject: 'order' }),
    'refund of a flight': ofDialog<typeof flightRefundDialog>(
      'FLIGHT_REFUND_VIEW',
      { order: buildIssuedOrder() },
      banksStub(),
      holder,
    ),
    'refund of a stay': ofDialog<typeof hotelRefundDialog>(
      'HOTEL_REFUND_VIEW',
      { order: buildBookedHotel() },
      banksStub(),
      holder,
    ),
    'tickets of a bus given back': ofDialog<typeof busCancelDialog>('BUS_CANCEL_VIEW', { order: bus }, ticket),
    'order given back': ofDialog<typeof fullRefundDialog>('GIVE_BACK_VIEW', { order: trip }),
    'cancel a stay': ofDialog<typeof hotelCancelDialog>('HOTEL_CANCEL_VIEW', { order: buildBookedHotel() }),
    'drop a stay': ofDialog<typeof hotelOrderCancelDialog>('HOTEL_ORDER_CANCEL_VIEW', {}),
  };
}
