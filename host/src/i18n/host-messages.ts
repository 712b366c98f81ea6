import type { Locale } from '@aylal/domain/language';
import type { Messages } from '@aylal/i18n';

/** The shell's own words; each language is one chunk, together with the shared words, and is loaded when it is spoken. */
export const hostMessages: Record<Locale, () => Promise<{ default: Messages }>> = {
  mn: () => import(/* webpackChunkName: "messages-mn" */ './mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "messages-en" */ './en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "messages-zh" */ './zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "messages-ru" */ './ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "messages-ko" */ './ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "messages-ja" */ './ja.json', { with: { type: 'json' } }),
};
