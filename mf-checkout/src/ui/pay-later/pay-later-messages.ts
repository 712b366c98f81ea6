import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type Translate } from '@aylal/shell';

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

/** Words of paying later, below a part that has waited for them. */
export function usePayLaterMessages(): Translate {
  return useMessages(payLaterMessages.namespace);
}
