import { locales, type Locale } from '../language/index.ts';

/** What people of the office write: news, promotions of the home page and the menu, articles of the help centre, the written pages of the shop, and texts of its own for hotels and trips. */
export const contentKinds = ['news', 'promotion', 'help-article', 'page', 'hotel', 'trip'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** Where a promotion is shown: on the home page, or as the banner of the shop's menu. */
export const promotionPlaces = ['home', 'menu'] as const;
export type PromotionPlace = (typeof promotionPlaces)[number];

/** Kinds that people begin under a name of their choice. The shop has always the same written pages: these are only changed. */
export const begunKinds = ['news', 'promotion', 'help-article'] as const satisfies readonly ContentKind[];

/** Kinds of which a partner brings the words. What the shop writes is shown in their place, and theirs where it writes nothing. */
export const partnerKinds = ['hotel', 'trip'] as const satisfies readonly ContentKind[];
export type PartnerKind = (typeof partnerKinds)[number];

/** Whether a partner brings the words of a piece of this kind. */
export function isPartnerKind(kind: ContentKind): kind is PartnerKind {
  return partnerKinds.some((one) => one === kind);
}

/** Whether customers can do without a piece of this kind. */
export function canRetire(kind: ContentKind): boolean {
  return kind !== 'page';
}

/** Whether a piece of this kind has a title of its own; a hotel is always called as its partner calls it. */
export function hasTitle(kind: ContentKind): boolean {
  return kind !== 'hotel';
}

/** Whether the text of a kind is HTML, cleaned when it is published (WEB-3); otherwise it is shown letter by letter. */
export function isHtml(kind: ContentKind): boolean {
  return kind !== 'promotion' && kind !== 'trip';
}

/** A text in one language. */
export interface ContentText {
  readonly title: string;
  readonly text: string;
}

type Texts = Readonly<Record<Locale, ContentText>>;

/** Languages in which something is not written yet, in their order. */
export function missingLanguages(kind: ContentKind, texts: Texts): readonly Locale[] {
  return locales.filter((locale) => {
    const { title, text } = texts[locale];
    return (hasTitle(kind) && title.trim() === '') || text.trim() === '';
  });
}

/** Languages that have to be written before the piece is published: all that lack something, or none once anything is written where a partner has words for the rest. */
export function languagesToWrite(kind: ContentKind, texts: Texts): readonly Locale[] {
  const isBegun = locales.some((locale) => {
    const { title, text } = texts[locale];
    return (hasTitle(kind) && title.trim() !== '') || text.trim() !== '';
  });
  return isPartnerKind(kind) && isBegun ? [] : missingLanguages(kind, texts);
}
