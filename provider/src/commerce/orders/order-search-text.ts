import { locales } from '@aylal/domain/language';
import type { OrderRow } from './order-row.ts';
import type { Products } from './product.ts';

/** What an order is found by, in lower case: its number, what it is called in each language, and what else its product is found by. */
export function orderSearchText(
  products: Products,
  order: Pick<OrderRow, 'ref_number' | 'offer' | 'product' | 'item'>,
): string {
  const { title, foundBy: others } = products[order.product];
  return foundBy([order.ref_number, ...locales.map((locale) => title(order, locale)), ...(others?.(order) ?? [])]);
}

/** Each text once, in lower case, in one line that is searched. */
export function foundBy(texts: readonly string[]): string {
  return [...new Set(texts)].join(' ').toLowerCase();
}
