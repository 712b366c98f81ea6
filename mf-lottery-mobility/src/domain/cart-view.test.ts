import { cartView } from '@aylal/contracts/cart';
import { buildCart, buildProduct } from '../testing/build-lottery.ts';
import { cartViewOf } from './cart-view.ts';

const products = [
  buildProduct(),
  buildProduct({ id: 'khangai', name: 'Khangai' }),
  buildProduct({ id: 'blue-sky', name: 'Blue Sky', parentId: 'ilottery' }),
];
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name);

describe('The cart as pages see it', () => {
  it('[CART-01.2] [GAP-08.1] holds the current items, whether it is loading, and the products that are not in it', () => {
    const view = cartViewOf(
      buildCart([
        ['Khangai', 2],
        ['Blue Sky', 1],
      ]),
      products,
      'lottery',
    );
    expect(Object.keys(view)).toEqual(Object.keys(cartView.entries));
    expect(namesOf(view.items)).toEqual(['Khangai', 'Blue Sky']);
    expect(namesOf(view.currentCarts)).toEqual(['Khangai']);
    expect(namesOf(view.productList)).toEqual(['Altan Gobi']);
    expect([view.count, view.cartLoading]).toEqual([3, false]);
  });

  it('is empty and loading before anything was read', () => {
    expect(cartViewOf(undefined, undefined)).toMatchObject({
      count: 0,
      cartLoading: true,
      currentCarts: [],
      productList: [],
    });
  });

  it('derives its count from the quantities, whatever the answer says', () => {
    expect(cartViewOf({ ...buildCart([['Khangai', 2]]), count: 9 }, products).count).toBe(2);
  });
});
