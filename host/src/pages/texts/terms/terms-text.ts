import type { MessageSource } from '../../../services/locale-service.ts';

/** The words of the page, one chunk for each language. */
export const termsText: MessageSource = {
  mn: () => import(/* webpackChunkName: "text-terms-mn" */ './mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "text-terms-en" */ './en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "text-terms-zh" */ './zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "text-terms-ru" */ './ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "text-terms-ko" */ './ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "text-terms-ja" */ './ja.json', { with: { type: 'json' } }),
};
