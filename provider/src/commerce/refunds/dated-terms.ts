import { homeDate, type LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { datedPercentKept, type DatedTerm, type FullRefund, ruleFullRefund } from '@aylal/domain/orders';
import type { OrderRow } from '../orders/order-row.ts';

/** What was agreed of goods that begin on a day: their price, and what giving them back costs so many days before. */
export interface DatedTerms {
  readonly terms: readonly { readonly daysBefore: number; readonly percent: DatedTerm['percent'] }[];
  readonly date: LocalDate;
  readonly price: Money;
}

/** Whether such goods can be refunded, by the day in Mongolia. A part of a tögrög is kept. */
export function ruleByDatedTerms(order: OrderRow, { terms, date, price }: DatedTerms, now: number): FullRefund {
  const percent = datedPercentKept(termsView(terms), date, homeDate(now));
  return ruleFullRefund({
    statusCode: order.status,
    price,
    received: order.paid - order.fee,
    kept: percent === null ? null : Math.ceil((price * percent) / 100),
    unpaidParts: order.paid < order.total,
    loan: order.credit_name !== null,
  });
}

/** The terms as the contract shows them. */
export function termsView(terms: DatedTerms['terms']): DatedTerm[] {
  return terms.map(({ daysBefore, percent }) => ({ days_before: daysBefore, percent }));
}
