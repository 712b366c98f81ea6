import type { MessageSource } from '../../../services/locale-service.ts';

/** The words of the page, one chunk for each language. */
export const logosText: MessageSource = {
  mn: () => import(/* webpackChunkName: "text-logos-mn" */ './mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "text-logos-en" */ './en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "text-logos-zh" */ './zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "text-logos-ru" */ './ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "text-logos-ko" */ './ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "text-logos-ja" */ './ja.json', { with: { type: 'json' } }),
};
