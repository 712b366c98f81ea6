import type { MessageSource } from '../../../services/locale-service.ts';

/** The words of the page, one chunk for each language. */
export const aboutText: MessageSource = {
  mn: () => import(/* webpackChunkName: "text-about-mn" */ './mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "text-about-en" */ './en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "text-about-zh" */ './zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "text-about-ru" */ './ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "text-about-ko" */ './ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "text-about-ja" */ './ja.json', { with: { type: 'json' } }),
};
