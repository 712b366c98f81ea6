import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './words/en.json';

/** The words of paying later: what each way costs and what it binds to. */
export const payLaterMessages: ExtraMessages = {
  namespace: 'mf-checkout-pay-later',
  source: {
    mn: () => import(/* webpackChunkName: "words-mn" */ './words/mn.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "words-en" */ './words/en.json', { with: { type: 'json' } }),
    zh: () => import(/* webpackChunkName: "words-zh" */ './words/zh.json', { with: { type: 'json' } }),
    ru: () => import(/* webpackChunkName: "words-ru" */ './words/ru.json', { with: { type: 'json' } }),
    ko: () => import(/* webpackChunkName: "words-ko" */ './words/ko.json', { with: { type: 'json' } }),
    ja: () => import(/* webpackChunkName: "words-ja" */ './words/ja.json', { with: { type: 'json' } }),
  },
};

export type PayLaterKey = MessageKey<typeof en>;
export type PayLaterTranslate = Translate<PayLaterKey>;

/** Messages of paying later, below a part that has waited for them. */
export function usePayLaterMessages(): PayLaterTranslate {
  return useMessages<typeof en>(payLaterMessages.namespace);
}
