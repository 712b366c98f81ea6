import type { FlightOrder, OrderSummary, SuppliedOrder } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import { customerDay } from '../bookings/customer-day.ts';
import { moneyView, type OrderBooks } from './money-view.ts';
import { owedNow } from './order-debt.ts';
import type { FlightOrderRow } from './order-row.ts';
import { orderStatusNames } from './order-status-names.ts';
import { orderTitle } from './order-title.ts';
import { productRooms } from './product-rooms.ts';

/** The order as its owner sees it, by its product. */
export function orderView(row: FlightOrderRow, books: OrderBooks, now: number, locale: Locale): SuppliedOrder {
  const money = moneyView(row, books, orderStatusView(row, locale), now);
  return productRooms[row.product].view(row, { money, refunds: books.refunds, now, locale });
}

/** A row of the list of orders. */
export function orderSummary(row: FlightOrderRow, locale: Locale): OrderSummary {
  return {
    ref_number: row.ref_number,
    product: row.product,
    title: orderTitle(row, locale),
    status: orderStatusView(row, locale),
    depart_date: productRooms[row.product].day(row) ?? customerDay(row.created_at),
    created_at: new Date(row.created_at).toISOString(),
    total: row.total,
    to_pay: owedNow(row),
  };
}

/** How an order stands, in the words of its product. */
export function orderStatusView(row: FlightOrderRow, locale: Locale): FlightOrder['status'] {
  const own = productRooms[row.product].statusNames(row)?.[locale][row.status];
  return { status_code: row.status, name: own ?? orderStatusNames[locale][row.status] };
}
