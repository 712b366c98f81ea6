import { listedProducts } from '@aylal/domain/orders';
import { againAt, boughtAt, productPaths } from './product-paths.ts';

describe('The places of a product', () => {
  it.each(listedProducts)('are addresses of this shop: %s', (product) => {
    const places = [productPaths[product].shop(), againAt(product), boughtAt(product, 'AYL-4K7P2')];
    for (const place of places) expect(place).toMatch(/^\/[a-z]/);
  });

  it('are the order page and the shop unless a product says otherwise', () => {
    expect([againAt('hotel'), boughtAt('hotel', 'AYL-4K7P2')]).toEqual([
      productPaths.hotel.shop(),
      '/user/order/hotel/AYL-4K7P2',
    ]);
    expect(boughtAt('top-up', 'AYL-4K7P2')).toBe(productPaths['top-up'].shop());
    expect(againAt('lottery')).not.toBe(productPaths.lottery.shop());
  });
});
