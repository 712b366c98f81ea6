import * as v from 'valibot';
import { lotteryProduct } from '../lottery/lottery-product.ts';
import { cart } from './cart.ts';

/** The cart as the pages of lotteries see it (CART-01, GAP-08): that of the wire, and what goes with it. */
export const cartView = v.object({
  items: cart.entries.items,
  /** Always the sum of the quantities, never kept by itself. */
  count: cart.entries.count,
  rates: cart.entries.rates,
  /** The items of the lotteries that the page is about. */
  currentCarts: cart.entries.items,
  cartLoading: v.boolean(),
  /** Lottery products that are not in the cart. */
  productList: v.array(lotteryProduct),
});

export type CartView = v.InferOutput<typeof cartView>;
