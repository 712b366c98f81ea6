import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './messages/en.json';

/** The words of paying later: what each way costs and what it binds to. */
export const payLaterMessages: ExtraMessages = {
  namespace: 'mf-checkout-pay-later',
  source: {
    mn: () => import(/* webpackChunkName: "more-messages-mn" */ './messages/mn.json', { with: { type: 'json' } }),
    en: () => import(/* webpackChunkName: "more-messages-en" */ './messages/en.json', { with: { type: 'json' } }),
    zh: () => import(/* webpackChunkName: "more-messages-zh" */ './messages/zh.json', { with: { type: 'json' } }),
    ru: () => import(/* webpackChunkName: "more-messages-ru" */ './messages/ru.json', { with: { type: 'json' } }),
    ko: () => import(/* webpackChunkName: "more-messages-ko" */ './messages/ko.json', { with: { type: 'json' } }),
    ja: () => import(/* webpackChunkName: "more-messages-ja" */ './messages/ja.json', { with: { type: 'json' } }),
  },
};

export type PayLaterKey = MessageKey<typeof en>;
export type PayLaterTranslate = Translate<PayLaterKey>;

/** Messages of paying later, below a part that has waited for them. */
export function usePayLaterMessages(): PayLaterTranslate {
  return useMessages<typeof en>(payLaterMessages.namespace);
}
