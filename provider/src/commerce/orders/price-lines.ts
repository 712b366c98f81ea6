import type { BusTicket, CommonOrder, OrderLine, TrainTicket } from '@aylal/contracts/orders';
import type { Locale } from '@aylal/domain/language';
import { commerceMessage } from '../messages/commerce-messages.ts';

/** Our own fee, where there is one. */
export function feeLines({ fee }: Pick<CommonOrder, 'fee'>, locale: Locale): OrderLine[] {
  return fee > 0 ? [{ label: commerceMessage(locale, 'price.fee'), amount: fee }] : [];
}

/** What places on a bus or train cost: those of adults, those of children. */
export function ticketLines(
  pax: readonly Pick<BusTicket | TrainTicket, 'is_child' | 'ticket_total_price'>[],
  locale: Locale,
): OrderLine[] {
  return [false, true].flatMap((isChild) => {
    const tickets = pax.filter(({ is_child }) => is_child === isChild);
    const amount = tickets.reduce((sum, { ticket_total_price }) => sum + ticket_total_price, 0);
    const key = isChild ? 'price.child-tickets' : 'price.adult-tickets';
    const label = commerceMessage(locale, key, { count: tickets.length });
    return tickets.length > 0 ? [{ label, amount }] : [];
  });
}

/** The last moment of a calendar day in UTC, as ISO 8601. */
export function endOfDay(date: string): string {
  return `${date}T23:59:59.999Z`;
}
