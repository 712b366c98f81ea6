import type { MessageSource } from '../../../services/locale-service.ts';

/** The words of the page, one chunk for each language. */
export const privacyText: MessageSource = {
  mn: () => import(/* webpackChunkName: "text-privacy-mn" */ './mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "text-privacy-en" */ './en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "text-privacy-zh" */ './zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "text-privacy-ru" */ './ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "text-privacy-ko" */ './ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "text-privacy-ja" */ './ja.json', { with: { type: 'json' } }),
};
