import { locales, type Locale } from '../language/index.ts';

/** What people of the office write: news, promotions of the home page and the menu, articles of the help centre, and the written pages of the shop. */
export const contentKinds = ['news', 'promotion', 'help-article', 'page'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Where a promotion is shown: on the home page, or as the banner of the shop's menu. */
export const promotionPlaces = ['home', 'menu'] as const;
export type PromotionPlace = (typeof promotionPlaces)[number];

/** Kinds that people begin and take away. The shop has always the same written pages: these are only changed. */
export const begunKinds = ['news', 'promotion', 'help-article'] as const satisfies readonly ContentKind[];

/** Whether customers can do without a piece of this kind. */
export function canRetire(kind: ContentKind): boolean {
  return begunKinds.some((one) => one === kind);
}

/** A text in one language; of all but promotions `text` is HTML, cleaned when it is published (WEB-3). */
export interface ContentText {
  readonly title: string;
  readonly text: string;
}

/** Languages in which something is not written yet, in their order. Nothing is published while there are any. */
export function missingLanguages(texts: Readonly<Record<Locale, ContentText>>): readonly Locale[] {
  return locales.filter((locale) => texts[locale].title.trim() === '' || texts[locale].text.trim() === '');
}
