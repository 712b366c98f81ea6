import { localDate } from '@aylal/domain/calendar';
import { locales, type Locale } from '@aylal/domain/language';
import { cleanHtml } from '@aylal/html';
import type { ContentTexts } from './content-texts.ts';
import { helpOutline } from './help-outline.ts';
import type { HelpGroupRow, HelpItemRow, NewsItemRow, PromotionRow, WrittenPageRow } from './content-store.ts';
import { newsOutline } from './news-outline.ts';
import { pageNames } from '../versions/page-outline.ts';
import { promotionOutline } from './promotion-outline.ts';

/** The rows of the seed, their HTML clean (WEB-3). Throws when a language lacks a text. */
export function contentRows(texts: Readonly<Record<Locale, ContentTexts>>): {
  groups: HelpGroupRow[];
  items: HelpItemRow[];
  news: NewsItemRow[];
  promotions: PromotionRow[];
  pages: WrittenPageRow[];
} {
  const groups = locales.flatMap((locale) =>
    helpOutline.map(({ slug, icon }, position) => ({
      locale,
      slug,
      icon,
      position,
      title: wanted(texts[locale].help[slug]?.title, locale, slug),
    })),
  );
  const items = locales.flatMap((locale) =>
    helpOutline.flatMap((group) =>
      group.items.map(({ slug, icon, updated_on }, position) => {
        const itemText = wanted(texts[locale].help[group.slug]?.items[slug], locale, `${group.slug}/${slug}`);
        const { question } = itemText;
        return {
          locale,
          group_slug: group.slug,
          slug,
          icon,
          position,
          updated_on: localDate(updated_on),
          question,
          answer: cleanHtml(itemText.answer),
        };
      }),
    ),
  );
  const news = locales.flatMap((locale) =>
    newsOutline.map(({ slug, date, picture }) => {
      const { title, text } = wanted(texts[locale].news[slug], locale, slug);
      return { locale, slug, published_on: date, picture, title, text: cleanHtml(text) };
    }),
  );
  const promotions = locales.flatMap((locale) =>
    promotionOutline.map(({ slug, to, until, picture }, position) => ({
      locale,
      slug,
      position,
      target: to,
      until,
      picture,
      place: 'home' as const,
      ...wanted(texts[locale].promotions[slug], locale, slug),
    })),
  );
  const pages = locales.flatMap((locale) =>
    pageNames.map((slug) => {
      const { title, text } = wanted(texts[locale].pages[slug], locale, slug);
      return { locale, slug, title, text: cleanHtml(text) };
    }),
  );
  return { groups, items, news, promotions, pages };
}

function wanted<T>(value: T | undefined, locale: Locale, name: string): T {
  if (value === undefined) throw new Error(`no text for ${name} in ${locale}`);
  return value;
}
