import type { OrderSummary, PlainOrder, PlainOrderDetail } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { customerDay } from '../../platform/calendar-day/customer-day.ts';
import { owedNow } from '../orders/order-debt.ts';
import type { ReceivableEntry } from '../orders/order-ledger.ts';
import { placedProgress } from '../orders/order-progress.ts';
import { ledgerLines } from '../orders/money-view.ts';
import { orderStatusNames } from '../orders/order-status-names.ts';
import { orderStatus } from '../orders/order-row.ts';
import type { PlainProducts } from './plain-products.ts';
import type { PlainOrderRow } from './plain-order-row.ts';

/** The order as its owner sees it at the checkout. */
export function plainOrderView(products: PlainProducts, row: PlainOrderRow, now: number, locale: Locale): PlainOrder {
  return {
    ref_number: row.ref_number,
    product: row.product,
    title: products[row.product].title(row, locale),
    status: statusView(products, row, locale),
    created_at: new Date(row.created_at).toISOString(),
    pay_until: row.status === orderStatus.awaitingPayment ? new Date(row.pay_until).toISOString() : null,
    subject: { ...row.subject },
    total: row.total,
    paid: row.paid,
    to_pay: owedNow(row),
    must_pay: owedNow(row),
    server_time: new Date(now).toISOString(),
  };
}

export function plainOrderSummary(products: PlainProducts, row: PlainOrderRow, locale: Locale): OrderSummary {
  return {
    ref_number: row.ref_number,
    product: row.product,
    title: products[row.product].title(row, locale),
    status: statusView(products, row, locale),
    depart_date: customerDay(row.created_at),
    created_at: new Date(row.created_at).toISOString(),
    total: row.total,
    to_pay: owedNow(row),
  };
}

/** The order on its own page: with every movement of its money, and what has happened to it. */
export function plainOrderDetail(
  products: PlainProducts,
  row: PlainOrderRow,
  receivable: readonly ReceivableEntry[],
  now: number,
  locale: Locale,
): PlainOrderDetail {
  const handedOver = { fulfilled_at: row.done_at, fulfil_failed_at: null };
  return {
    ...plainOrderView(products, row, now, locale),
    ledger: ledgerLines({ ...handedOver, confirmation: row.ref_number }, receivable),
    progress: placedProgress({ ...row, ...handedOver }),
  };
}

function statusView(products: PlainProducts, { product, status }: PlainOrderRow, locale: Locale): PlainOrder['status'] {
  const done = status === orderStatus.issued;
  return { status_code: status, name: done ? products[product].done[locale] : orderStatusNames[locale][status] };
}
