import { useMessages, type Translate } from '@aylal/shell';
import type { OwnWords } from '../ui/with-words.tsx';

/** The words of subscriptions. */
export const subscriptionWords: OwnWords = {
  namespace: 'mf-flights-subscription',
  source: {
    mn: () => import(/* webpackChunkName: "subscription-words-mn" */ './words/mn.json'),
    en: () => import(/* webpackChunkName: "subscription-words-en" */ './words/en.json'),
    zh: () => import(/* webpackChunkName: "subscription-words-zh" */ './words/zh.json'),
    ru: () => import(/* webpackChunkName: "subscription-words-ru" */ './words/ru.json'),
    ko: () => import(/* webpackChunkName: "subscription-words-ko" */ './words/ko.json'),
    ja: () => import(/* webpackChunkName: "subscription-words-ja" */ './words/ja.json'),
  },
};

/** Words of subscriptions, below a part that has waited for them. */
export function useSubscriptionMessages(): Translate {
  return useMessages(subscriptionWords.namespace);
}
