import type { Cart, CartView } from '@aylal/contracts/cart';
import type { LotteryKind, LotteryProduct } from '@aylal/contracts/lottery';
import { availableProducts } from './available-products.ts';

/** The whole of what a page knows of the cart (CART-01); an empty one while it is not read. `kind` keeps one lottery. */
export function cartViewOf(
  cart: Cart | undefined,
  products: readonly LotteryProduct[] | undefined,
  kind?: LotteryKind,
): CartView {
  const items = cart?.items ?? [];
  const ofKind = new Set(products?.filter(({ parentId }) => parentId === kind).map(({ name }) => name));
  return {
    items,
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    rates: cart?.rates ?? {},
    currentCarts: kind === undefined ? items : items.filter(({ name }) => ofKind.has(name)),
    cartLoading: products === undefined,
    productList: [...availableProducts(products ?? [], cart, kind)],
  };
}
