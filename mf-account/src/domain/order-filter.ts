import { accountRoutes } from '@aylal/routes';
import type { ListedProduct, OrderState } from '@aylal/domain/orders';

/** Which orders are listed, and where the page begins. Days are those of ordering in Ulaanbaatar, both part of it. What is not asked for is not there. */
export interface OrderFilter {
  readonly product?: ListedProduct;
  readonly state?: OrderState;
  readonly text?: string;
  readonly from?: string;
  readonly to?: string;
}

/** A page of the filtered list: `after` where the one before ended, `page` its number. */
export interface OrderPlace {
  readonly after?: string;
  readonly page?: number;
}

/** The filter of an address; what makes no sense in it asks for nothing. */
export function orderFilterOf(search: URLSearchParams): OrderFilter {
  const read = accountRoutes.orders.readSearch(search);
  if (!read) return {};
  const { product, state, text, from, to } = read;
  return {
    ...(product && { product }),
    ...(state && { state }),
    ...(text && { text }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** The place that an address names; none is the first page. */
export function orderPlaceOf(search: URLSearchParams): OrderPlace {
  const read = accountRoutes.orders.readSearch(search);
  return read?.after ? { after: read.after, page: read.page } : {};
}

/** How many things the filter asks for; two days are one. */
export function askedFor({ from, to, ...rest }: OrderFilter): number {
  return Object.keys(rest).length + (from || to ? 1 : 0);
}
