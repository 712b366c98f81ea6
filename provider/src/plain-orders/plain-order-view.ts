import type { OrderSummary, PlainOrder } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { customerDay } from '../bookings/customer-day.ts';
import { owedNow } from '../orders/order-debt.ts';
import { orderStatusNames } from '../orders/order-status-names.ts';
import { orderStatus } from '../orders/order-row.ts';
import { plainProducts } from './plain-products.ts';
import type { PlainOrderRow } from './plain-order-row.ts';

/** The order as its owner sees it at the checkout. */
export function plainOrderView(row: PlainOrderRow, now: number, locale: Locale): PlainOrder {
  return {
    ref_number: row.ref_number,
    product: row.product,
    title: plainProducts[row.product].title(row, locale),
    status: { status_code: row.status, name: orderStatusNames[locale][row.status] },
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

export function plainOrderSummary(row: PlainOrderRow, locale: Locale): OrderSummary {
  return {
    ref_number: row.ref_number,
    product: row.product,
    title: plainProducts[row.product].title(row, locale),
    status: { status_code: row.status, name: orderStatusNames[locale][row.status] },
    depart_date: customerDay(row.created_at),
    created_at: new Date(row.created_at).toISOString(),
    total: row.total,
    to_pay: owedNow(row),
  };
}
