import type { OrderProduct, PlainOrderDetail, PlainProduct, SuppliedOrder } from '@aylal/contracts';

/** An order that has a page here, and what it is of. */
export type ShownOrder = SuppliedOrder | PlainOrderDetail;
export type ShownProduct = OrderProduct | PlainProduct;
