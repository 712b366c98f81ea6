import { availableProducts } from './available-products.ts';
import { buildCart, buildProduct } from '../testing/build-lottery.ts';

const products = [
  buildProduct(),
  buildProduct({ id: 'khangai', name: 'Khangai' }),
  buildProduct({ id: 'blue-sky', name: 'Blue Sky', parentId: 'ilottery' }),
];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('The products that can be added', () => {
  it('[CART-06] are those that are not in the cart', () => {
    expect(names(availableProducts(products, buildCart([['Khangai', 2]])))).toEqual(['Altan Gobi', 'Blue Sky']);
  });

  it('[CART-07.1] have one again once it is taken out', () => {
    expect(names(availableProducts(products, buildCart([])))).toEqual(['Altan Gobi', 'Khangai', 'Blue Sky']);
    expect(names(availableProducts(products, undefined))).toHaveLength(3);
  });

  it('are those of one lottery where one is asked for', () => {
    expect(names(availableProducts(products, undefined, 'ilottery'))).toEqual(['Blue Sky']);
  });
});
