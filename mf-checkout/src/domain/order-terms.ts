import type { FlightOrder } from '@aylal/contracts/orders';
import { homeDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { type InstalmentsOffer, termsOffer } from '@aylal/domain/payments';

type Facts = Pick<
  FlightOrder,
  | 'status'
  | 'paid'
  | 'change'
  | 'total'
  | 'fee'
  | 'discount'
  | 'search_data'
  | 'server_time'
  | 'partial_payment'
  | 'partial_payment_terms'
>;

/** Whether there is another way to pay an order than the one it was booked with: only before its first money (INST-14, MNY-11). */
export function termsCanChange({ status, paid, change, partial_payment, partial_payment_terms }: Facts): boolean {
  return status.status_code === 1 && paid === 0 && !change && (partial_payment || partial_payment_terms !== null);
}

/** How an unpaid order can be paid in parts, or why not: the rule by which the provider decides, by its clock. */
export function termsOfOrder(order: Facts, locale: Locale): InstalmentsOffer {
  const { total, fee, discount, search_data, server_time, partial_payment_terms } = order;
  return termsOffer({
    terms: partial_payment_terms,
    price: total - fee + discount,
    discount,
    departure: search_data.depart_date,
    locale,
    today: homeDate(new Date(server_time)),
  });
}

/** Whether parts have anything to do with this order on a page in this language: it is paid so, or can be. */
export function partsAreHad(order: Facts, locale: Locale): boolean {
  return order.partial_payment || (termsCanChange(order) && termsOfOrder(order, locale).kind === 'offered');
}
