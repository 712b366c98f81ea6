import type { HelpGroup } from '@aylal/contracts/content';
import { helpRoutes } from '@aylal/routes';
import type { HeadOrder } from './find-page.ts';
import { headLabels } from './head-labels.ts';
import type { FoundPage } from './page-head.ts';
import { breadcrumb, faqPage } from './structured-data.ts';
import { shorten } from './shorten.ts';

type Groups = readonly HelpGroup[] | null;

/** The help centre with all its questions. */
export function helpCentrePage(order: HeadOrder, groups: Groups): FoundPage {
  const { locale } = order;
  const { help, brand } = headLabels[locale];
  const items = (groups ?? []).flatMap((group) => group.items);
  const things = [trail(order, []), ...(items.length > 0 ? [faqPage(items, locale)] : [])];
  const { title, description } = help;
  const canonical = helpRoutes.centre.to();
  return { status: 200, head: { title: `${title} · ${brand}`, description, canonical, kind: 'website', things } };
}

/** An article: 404 when the help centre is known and does not have it, 503 while nothing is known of it. */
export function articlePage(order: HeadOrder, groups: Groups, params: { helperSlug: string; slug: string }): FoundPage {
  const { locale, path } = order;
  const { help, brand, missing } = headLabels[locale];
  const group = groups?.find(({ slug }) => slug === params.helperSlug);
  const item = group?.items.find(({ slug }) => slug === params.slug);
  if (!group || !item) {
    const title = `${groups ? missing : help.title} · ${brand}`;
    const head = { title, description: help.description, canonical: path, kind: 'website', things: [] } as const;
    return { status: groups ? 404 : 503, head };
  }
  const steps = [{ name: item.question, path }];
  return {
    status: 200,
    head: {
      title: `${item.question} · ${brand}`,
      description: shorten(item.answer),
      canonical: path,
      kind: 'article',
      things: [trail(order, steps), faqPage([item], locale)],
    },
  };
}

function trail({ locale, publicUrl }: HeadOrder, steps: readonly { name: string; path: string }[]): object {
  const { brand, help } = headLabels[locale];
  const all = [{ name: brand, path: '' }, { name: help.title, path: helpRoutes.centre.to() }, ...steps];
  return breadcrumb(all, (path) => `${publicUrl}/${locale}${path}`);
}
