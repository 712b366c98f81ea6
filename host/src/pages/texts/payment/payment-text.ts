import type { MessageSource } from '../../../services/locale-service.ts';

/** The words of the page, one chunk for each language. */
export const paymentText: MessageSource = {
  mn: () => import(/* webpackChunkName: "text-payment-mn" */ './mn.json', { with: { type: 'json' } }),
  en: () => import(/* webpackChunkName: "text-payment-en" */ './en.json', { with: { type: 'json' } }),
  zh: () => import(/* webpackChunkName: "text-payment-zh" */ './zh.json', { with: { type: 'json' } }),
  ru: () => import(/* webpackChunkName: "text-payment-ru" */ './ru.json', { with: { type: 'json' } }),
  ko: () => import(/* webpackChunkName: "text-payment-ko" */ './ko.json', { with: { type: 'json' } }),
  ja: () => import(/* webpackChunkName: "text-payment-ja" */ './ja.json', { with: { type: 'json' } }),
};
