import type { Descriptor } from '@aylal/shell/descriptor';
import type { HeadOrder } from './find-page.ts';
import { headLabels } from './head-labels.ts';
import { productDescription } from './product-descriptions.ts';

/** The head of a page that a remote shows, called as the menu calls it or the page above it, and described by what is sold there; a screen's own title comes with its code. */
export function remoteHead({ path, locale }: Pick<HeadOrder, 'path' | 'locale'>, descriptor: Descriptor | undefined) {
  const { home, brand } = headLabels[locale];
  const [entry] = (descriptor?.navigation ?? [])
    .filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  const title = entry ? `${entry.label[locale]} · ${brand}` : home.title;
  const description = productDescription(path, locale) ?? home.description;
  return { title, description, canonical: path, kind: 'website', things: [] } as const;
}
