import { termsView } from '../../../commerce/refunds/dated-terms.ts';
import type { TransportOrder } from '@aylal/contracts/orders';
import { addDays } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { refundView } from '../../../commerce/orders/money-view.ts';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { endOfDay } from '../../../commerce/orders/price-lines.ts';
import type { ProductOrderAdapter } from '../../../commerce/orders/product-order-adapter.ts';
import { ruleOfTransport } from './transport-refund.ts';
import type { StoredTransport } from './stored-transport.ts';
import { transportMails } from '../mails/transport-mails.ts';
import { carMessage } from '../messages/car-messages.ts';

/** Cars with drivers: what was booked, and who drives, in the language of who looks. */
export const transportOrderAdapter: ProductOrderAdapter<TransportOrder> = {
  view: (row, { money, refunds, now, locale }) => ({
    ...money,
    product: 'transport',
    transport: bookedTransport(row, agreedItem(row, 'transport'), locale),
    full_refund: ruleOfTransport(row, now),
    refunds: refunds.map(refundView),
  }),
  lines: ({ transport: { title, price } }) => [{ label: title, amount: price }],
  endsAt: ({ transport }) => endOfDay(transport.end_date),
  title: (order, locale) => agreedItem(order, 'transport').title[locale],
  day: (order) => agreedItem(order, 'transport').date,
  statusName: ({ status }, locale) => carMessage.find(locale, `status.${status}`),
  mailTexts: () => transportMails,
  fullRefund: ruleOfTransport,
};

function bookedTransport(
  { fulfil_failed_at }: Pick<OrderRow, 'fulfil_failed_at'>,
  item: StoredTransport,
  locale: Locale,
): TransportOrder['transport'] {
  const { made } = item;
  return {
    id: item.id,
    title: item.title[locale],
    picture: item.picture,
    kind: item.kind,
    vehicle_class: item.vehicleClass,
    vehicle: item.vehicle[locale],
    date: item.date,
    end_date: addDays(item.date, item.days - 1),
    days: item.days,
    time: item.time,
    pick_up: item.pickUp,
    drop_off: item.dropOff ?? '',
    people: item.people,
    flight: item.flight,
    price: item.price,
    free_waiting_minutes: item.freeWaitingMinutes,
    waiting_price: item.waitingPrice,
    included: item.included.map((texts) => texts[locale]),
    excluded: item.excluded.map((texts) => texts[locale]),
    terms: termsView(item.terms),
    confirmation: made?.confirmation ?? null,
    driver: made?.driver[locale] ?? '',
    driver_phone: made?.driverPhone ?? '',
    plate: made?.plate ?? '',
    issued: made !== null,
    delayed: made === null && fulfil_failed_at !== null,
  };
}
