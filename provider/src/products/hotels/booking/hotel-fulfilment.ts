import { accounts } from '../../../commerce/ledger/ledger.ts';
import { agreedItem } from '../../../commerce/orders/order-row.ts';
import type { FulfilmentPort } from '../../../commerce/orders/fulfilment-port.ts';

/** A room is booked with the partner whose rate it was, who answers with a number. */
export const hotelFulfilment: FulfilmentPort<'hotel'> = {
  payable: ({ ota }) => accounts.hotelPayable(ota),
  fulfil: async ({ hotels: { supplier } }, order, again) => {
    const reference = order.ref_number;
    const item = agreedItem(order, 'hotel');
    const before = again ? await supplier.findBooking(reference) : undefined;
    const { confirmation } =
      before ??
      (await supplier.book({
        reference,
        ota: item.ota,
        hotel: item.code,
        room: item.roomKey,
        plan: item.planKey,
        bookingKey: item.bookingKey ?? '',
        stay: item.stay,
        price: item.price,
        guests: item.guests.map(({ last_name, first_name }) => ({ last_name, first_name })),
        request: item.request,
      }));
    return { item: { ...item, made: { confirmation } }, confirmation };
  },
};
