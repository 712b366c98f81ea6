import type { WrittenPage } from '@aylal/contracts/content';
import { hostMessages } from '../../../i18n/host-messages.ts';
import type { InformationPage } from '../../../pages/information-pages.ts';
import type { HeadOrder } from './find-page.ts';
import { headLabels } from './head-labels.ts';
import type { PageHead } from './page-head.ts';
import { shorten } from './shorten.ts';
import { breadcrumb, organization } from './structured-data.ts';
import * as v from 'valibot';

const pageNames = v.object({ page: v.record(v.string(), v.string()) });

/** The head of a written page, from its own words; by its name in the footer while they are not known. Terms of a product have an address of their own. */
export async function informationHead(
  page: InformationPage,
  order: HeadOrder,
  words: WrittenPage | null,
): Promise<PageHead> {
  const { locale, publicUrl, query, path } = order;
  const { brand, home } = headLabels[locale];
  const title = words?.title ?? v.parse(pageNames, (await hostMessages[locale]()).default).page[page.id] ?? brand;
  const chosen = query.get('product') ?? '';
  const product = words?.parts.find(({ id }) => id === chosen);
  const name = product ? `${product.title}: ${title}` : title;
  const description = words ? shorten(product?.text ?? words.text) : home.description;
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
