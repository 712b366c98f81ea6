import type { Cart } from '@aylal/contracts/cart';
import type { LotteryKind, LotteryProduct } from '@aylal/contracts/lottery';

/** CART-06, CART-07: what can be put in the cart is every product that is not in it; what is taken out is there again. `kind` keeps one lottery. */
export function availableProducts(
  products: readonly LotteryProduct[],
  cart: Pick<Cart, 'items'> | undefined,
  kind?: LotteryKind,
): readonly LotteryProduct[] {
  const held = new Set(cart?.items.map(({ name }) => name));
  return products.filter(({ name, parentId }) => !held.has(name) && (kind === undefined || parentId === kind));
}
