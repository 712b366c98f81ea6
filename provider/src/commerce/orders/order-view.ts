import type { FlightOrder, OrderSummary, Order } from '@aylal/contracts/orders';
import { homeDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { moneyView, type OrderBooks } from './money-view.ts';
import { owedNow } from './order-debt.ts';
import type { OrderRow } from './order-row.ts';
import { partnerChangeView } from './partner-change-view.ts';
import { commerceMessage } from '../messages/commerce-messages.ts';
import type { Product, Products } from './product.ts';

/** The order as its owner sees it, by its product. */
export function orderView(products: Products, row: OrderRow, books: OrderBooks, now: number, locale: Locale): Order {
  // A row and its view are of one product; the compiler does not follow that over a union.
  const product = products[row.product] as Product;
  const named = { title: product.title(row, locale), status: orderStatusView(products, row, locale) };
  const money = moneyView(products, row, books, named, now);
  const view = product.view(row, { money, refunds: books.refunds, now, locale });
  const endsAt = product.endsAt?.(view);
  const { change, refunds } = books;
  const changed = change && partnerChangeView({ products }, row, change, { refunds, now, locale });
  return {
    ...view,
    lines: product.lines(view, locale),
    ends_at: endsAt ? new Date(endsAt).toISOString() : null,
    ...(changed ? { partner_change: changed } : {}),
  };
}

/** A row of the list of orders. */
export function orderSummary(products: Products, row: OrderRow, locale: Locale): OrderSummary {
  return {
    ref_number: row.ref_number,
    product: row.product,
    title: products[row.product].title(row, locale),
    status: orderStatusView(products, row, locale),
    depart_date: products[row.product].day(row) ?? homeDate(row.created_at),
    created_at: new Date(row.created_at).toISOString(),
    total: row.total,
    to_pay: owedNow(row),
  };
}

/** The state of an order, in the words of its product. */
export function orderStatusView(products: Products, row: OrderRow, locale: Locale): FlightOrder['status'] {
  const own = products[row.product].statusName?.(row, locale);
  return { status_code: row.status, name: own ?? commerceMessage(locale, `status.${row.status}`) };
}
