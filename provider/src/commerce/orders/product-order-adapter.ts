import type { Order, OrderLine } from '@aylal/contracts/orders';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import type { FullRefund } from '@aylal/domain/orders';
import type { RefundRow } from './refund-row.ts';
import type { MailCatalogue, OrderMail } from './mails/mail-catalogue.ts';
import type { OrderRow } from './order-row.ts';
import type { OrderMoney } from './money-view.ts';

/** What of an order names what was bought. */
export type ItemOf = Pick<OrderRow, 'offer' | 'product' | 'item'>;

/** What the view of an order is made of, besides its row. `money` is shown alike for every product. */
export interface ViewFacts {
  readonly money: OrderMoney;
  readonly refunds: readonly RefundRow[];
  readonly now: number;
  readonly locale: Locale;
}

/** Everything that orders tell in their product's own way. */
export interface ProductOrderAdapter<V extends Order> {
  /** The order as its owner sees it. */
  view(row: OrderRow, facts: ViewFacts): V;
  /** What its price is made of, line by line; none for one thing at one price. */
  lines(order: V, locale: Locale): OrderLine[];
  /** When what was bought is over, as ISO 8601; a product without it has no end. */
  endsAt?(order: V): string | undefined;
  /** What was bought, in one line. */
  title(order: ItemOf, locale: Locale): string;
  /** The day on which it begins; undefined where it has none. */
  day(order: ItemOf): LocalDate | undefined;
  /** The name of its state where the product has another one than a ticket (GAP-75). */
  statusName?(order: ItemOf & Pick<OrderRow, 'status'>, locale: Locale): string | undefined;
  /** Its own mails; what they do not say is said in general words. */
  mailTexts?(order: ItemOf): MailCatalogue;
  /** The turns of an order that are mailed to its customer; all when left out. */
  readonly mails?: readonly OrderMail[];
  /** The page that mails link to, as a path after the language; the order's page when left out. */
  mailPath?(order: ItemOf & { readonly ref_number: string }): string;
  /** Whether its goods can be refunded in full at an instant (NEED-150); products that are refunded in parts, or by a call of their own, say nothing. */
  fullRefund?(order: OrderRow, now: number): FullRefund;
}
