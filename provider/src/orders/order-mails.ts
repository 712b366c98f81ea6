import type { LocalDate, Money } from '@aylal/domain';
import { formatDayWithYear, formatMoney } from '@aylal/i18n/formats';
import type { Deps } from '../deps.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Message } from '../outbox/outbox.ts';
import { dueNow } from './order-debt.ts';
import { orderMailTexts, type OrderMail } from './order-mail-texts.ts';
import type { FlightOrderRow } from './order-row.ts';
import { orderTitle } from './order-title.ts';
import { productRooms } from './product-rooms.ts';

type Order = Pick<
  FlightOrderRow,
  | 'ref_number'
  | 'locale'
  | 'contact'
  | 'offer'
  | 'product'
  | 'item'
  | 'status'
  | 'total'
  | 'paid'
  | 'instalments'
  | 'pay_until'
  | 'airline_reference'
  | 'travellers'
>;

/** Sends the mail of a turn in the life of an order, in the language it was booked in and within the caller's transaction. */
export async function sendOrderMail(
  deps: Pick<Deps, 'outbox' | 'config'>,
  db: Db | Tx,
  order: Order,
  mail: OrderMail,
  amount?: Money,
  day?: LocalDate,
): Promise<void> {
  await deps.outbox.send(db, orderMail(deps, order, mail, amount, day));
}

/** The mail itself, not yet sent. Without an amount of its own it names what is due of a booking and what was paid of any other. */
export function orderMail(
  deps: Pick<Deps, 'config'>,
  order: Order,
  mail: OrderMail,
  amount: Money = mail === 'booked' ? dueNow(order) : order.paid,
  day?: LocalDate,
): Message {
  const texts = {
    ...orderMailTexts[order.locale],
    ...productRooms[order.product].mailTexts(order)?.[order.locale],
  };
  const { subject, body } = texts[mail]({
    ref: order.ref_number,
    route: routeOf(order),
    amount: formatMoney(amount, order.locale),
    until: localTime(order.pay_until),
    day: day ? formatDayWithYear(day, order.locale) : '',
    airlineReference: order.airline_reference ?? '',
    tickets: order.travellers
      .map((one) => `${one.surname}/${one.given_name} ${one.ticket_number ?? ''}`.trim())
      .join('\n'),
    link: `${deps.config.publicUrl}/${order.locale}/user/order/${order.product}/${order.ref_number}`,
  });
  return { channel: 'email', to: order.contact.contact_email, locale: order.locale, subject, body };
}

function routeOf(order: Order): string {
  const day = productRooms[order.product].day(order);
  return [orderTitle(order, order.locale), ...(day ? [formatDayWithYear(day, order.locale)] : [])].join(', ');
}

/** Ulaanbaatar is 8 hours ahead all year: no time zone tables are needed, which would cost more than the rest of the mail. */
function localTime(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(11, 16);
}
