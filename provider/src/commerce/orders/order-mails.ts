import { formatAtHome, homeDate, type LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import { formatDayWithYear, formatMoney } from '@aylal/i18n/formats';
import type { Deps } from '../../platform/deps.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { dueNow } from './order-debt.ts';
import { generalMails } from './mails/general-mails.ts';
import type { MailFacts, OrderMail } from './mails/mail-catalogue.ts';
import type { OrderRow } from './order-row.ts';
import type { Products } from './product.ts';

type Order = Pick<
  OrderRow,
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
  | 'created_at'
  | 'pay_until'
  | 'confirmation'
  | 'travellers'
>;

/** What some mails name besides: the last day of a part, what a person of the office writes, the journey before and after a change by the partner and until when (milliseconds) it may be answered. */
export interface MailDetails {
  readonly day?: LocalDate | undefined;
  readonly note?: string | undefined;
  readonly before?: string;
  readonly after?: string;
  readonly answerBy?: number;
}

/** Sends the mail of a turn in the life of an order, in the language it was booked in and within the caller's transaction. */
export async function sendOrderMail(
  deps: Pick<Deps, 'outbox' | 'config' | 'products'>,
  db: Db | Tx,
  order: Order,
  mail: OrderMail,
  amount?: Money,
  details: MailDetails = {},
): Promise<void> {
  if (isMailed(deps, order, mail)) await deps.outbox.send(db, orderMail(deps, order, mail, amount, details));
}

/** Whether this turn of an order is mailed: its product mails it, and there is an address. */
export function isMailed(
  { products }: Pick<Deps, 'products'>,
  { product, contact }: Pick<Order, 'product' | 'contact'>,
  mail: OrderMail,
): boolean {
  const { mails } = products[product];
  return contact.contact_email !== '' && (mails === undefined || mails.includes(mail));
}

/** The mail itself, not yet sent. Without an amount of its own it names what is due of an unpaid order and what was paid of any other. */
export function orderMail(
  { config, products }: Pick<Deps, 'config' | 'products'>,
  order: Order,
  mail: OrderMail,
  amount: Money = mail === 'booked' || mail === 'held-longer' ? dueNow(order) : order.paid,
  { day, note = '', before = '', after = '', answerBy }: MailDetails = {},
): Message {
  const { mailTexts, mailPath } = products[order.product];
  const facts: MailFacts = {
    ref: order.ref_number,
    route: routeOf(products, order),
    amount: formatMoney(amount, order.locale),
    until: timeToPay(order),
    day: day ? formatDayWithYear(day, order.locale) : '',
    ...{ note, before, after },
    answerBy: answerBy === undefined ? '' : dayAndTime(answerBy, order.locale),
    confirmation: order.confirmation ?? '',
    tickets: order.travellers
      .map((one) => `${one.surname}/${one.given_name} ${one.ticket_number ?? ''}`.trim())
      .join('\n'),
    link: `${config.publicUrl}/${order.locale}${mailPath?.(order) ?? `/user/order/${order.product}/${order.ref_number}`}`,
  };
  const text = mailTexts?.(order).write(mail, order.locale, facts) ?? generalMails.write(mail, order.locale, facts);
  if (!text) throw new Error(`Nobody has written the mail ${mail} of ${order.product}`);
  return { channel: 'email', to: order.contact.contact_email, locale: order.locale, ...text };
}

function timeToPay({ created_at, pay_until, locale }: Order): string {
  const isThatDay = homeDate(pay_until) === homeDate(created_at);
  return isThatDay ? formatAtHome(pay_until, 'HH:mm') : dayAndTime(pay_until, locale);
}

function dayAndTime(at: number, locale: Locale): string {
  return `${formatDayWithYear(homeDate(at), locale)} ${formatAtHome(at, 'HH:mm')}`;
}

function routeOf(products: Products, order: Order): string {
  const { day: dayOf, title } = products[order.product];
  const day = dayOf(order);
  return [title(order, order.locale), ...(day ? [formatDayWithYear(day, order.locale)] : [])].join(', ');
}
