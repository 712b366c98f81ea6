import * as v from 'valibot';
import type { InformationPage } from '../../../pages/information-pages.ts';
import { informationTexts } from '../../../pages/texts/information-texts.ts';
import type { HeadOrder } from './find-page.ts';
import { headLabels } from './head-labels.ts';
import type { PageHead } from './page-head.ts';
import { breadcrumb, organization } from './structured-data.ts';

const pageHead = v.object({
  title: v.string(),
  description: v.string(),
  products: v.optional(v.record(v.string(), v.object({ title: v.string() })), {}),
});

/** The head of a written page, from its own words. Terms of a product have an address of their own. */
export async function informationHead(page: InformationPage, order: HeadOrder): Promise<PageHead> {
  const { locale, publicUrl, query, path } = order;
  const { brand } = headLabels[locale];
  const { title, description, products } = v.parse(pageHead, (await informationTexts[page.id][locale]()).default);
  const chosen = query.get('product') ?? '';
  const product = Object.hasOwn(products, chosen) ? products[chosen] : undefined;
  const name = product ? `${product.title}: ${title}` : title;
  const trail = breadcrumb(
    [
      { name: brand, path: '' },
      { name: title, path },
    ],
    (at) => `${publicUrl}/${locale}${at}`,
  );
  return {
    title: `${name} · ${brand}`,
    description,
    canonical: product ? `${path}?product=${chosen}` : page.to,
    kind: 'website',
    things: [trail, ...(page.id === 'about' ? [organization(publicUrl, brand)] : [])],
  };
}
