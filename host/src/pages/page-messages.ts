import type { Locale } from '@aylal/domain/language';
import type { Messages } from '@aylal/i18n';

/** The texts of the information pages, loaded when one of them is opened. */
export const pageMessages: Record<Locale, () => Promise<{ default: Messages }>> = {
  mn: () => import(/* webpackChunkName: "pages-messages-mn" */ './messages/mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "pages-messages-en" */ './messages/en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "pages-messages-zh" */ './messages/zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "pages-messages-ru" */ './messages/ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "pages-messages-ko" */ './messages/ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "pages-messages-ja" */ './messages/ja.json', { with: { type: 'json' } }),
};
