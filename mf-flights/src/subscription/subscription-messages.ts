import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './messages/en.json';

/** The words of subscriptions. */
export const subscriptionMessages: ExtraMessages = {
  namespace: 'mf-flights-subscription',
  source: {
    mn: () => import(/* webpackChunkName: "more-messages-mn" */ './messages/mn.json'),
    en: () => import(/* webpackChunkName: "more-messages-en" */ './messages/en.json'),
    zh: () => import(/* webpackChunkName: "more-messages-zh" */ './messages/zh.json'),
    ru: () => import(/* webpackChunkName: "more-messages-ru" */ './messages/ru.json'),
    ko: () => import(/* webpackChunkName: "more-messages-ko" */ './messages/ko.json'),
    ja: () => import(/* webpackChunkName: "more-messages-ja" */ './messages/ja.json'),
  },
};

export type SubscriptionKey = MessageKey<typeof en>;
export type SubscriptionTranslate = Translate<SubscriptionKey>;

/** Messages of subscriptions, below a part that has waited for them. */
export function useSubscriptionMessages(): SubscriptionTranslate {
  return useMessages<typeof en>(subscriptionMessages.namespace);
}
