import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './words/en.json';

/** The words of subscriptions. */
export const subscriptionMessages: ExtraMessages = {
  namespace: 'mf-flights-subscription',
  source: {
    mn: () => import(/* webpackChunkName: "words-mn" */ './words/mn.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './words/en.json'),
    zh: () => import(/* webpackChunkName: "words-zh" */ './words/zh.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './words/ru.json'),
    ko: () => import(/* webpackChunkName: "words-ko" */ './words/ko.json'),
    ja: () => import(/* webpackChunkName: "words-ja" */ './words/ja.json'),
  },
};

export type SubscriptionKey = MessageKey<typeof en>;
export type SubscriptionTranslate = Translate<SubscriptionKey>;

/** Messages of subscriptions, below a part that has waited for them. */
export function useSubscriptionMessages(): SubscriptionTranslate {
  return useMessages<typeof en>(subscriptionMessages.namespace);
}
