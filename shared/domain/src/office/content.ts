import { locales, type Locale } from '../language/index.ts';

/** What people of the office write: news, promotions of the home page, and articles of the help centre. */
export const contentKinds = ['news', 'promotion', 'help-article'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A text in one language; of news and help articles `text` is HTML, cleaned when it is published (WEB-3). */
export interface ContentText {
  readonly title: string;
  readonly text: string;
}

/** Languages in which something is not written yet, in their order. Nothing is published while there are any. */
export function missingLanguages(texts: Readonly<Record<Locale, ContentText>>): readonly Locale[] {
  return locales.filter((locale) => texts[locale].title.trim() === '' || texts[locale].text.trim() === '');
}
