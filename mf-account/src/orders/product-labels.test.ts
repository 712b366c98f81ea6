import { locales } from '@aylal/domain/language';
import { listedProducts } from '@aylal/domain/orders';
import { remote } from '../remote.ts';

type Labels = Record<'product' | 'shop', Record<string, string>>;

it.each(locales)('every product has a name and a way to its shop in the list of orders, in %s', async (locale) => {
  const { orders } = (await remote.messages[locale]()).default as unknown as { orders: Labels };
  for (const product of listedProducts)
    expect([orders.product[product], orders.shop[product]]).not.toContain(undefined);
});
