import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type Translate } from '@aylal/shell';

/** The words of price alerts. */
export const alertMessages: ExtraMessages = {
  namespace: 'mf-flights-alerts',
  source: {
    mn: () => import(/* webpackChunkName: "words-mn" */ './words/mn.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './words/en.json'),
    zh: () => import(/* webpackChunkName: "words-zh" */ './words/zh.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './words/ru.json'),
    ko: () => import(/* webpackChunkName: "words-ko" */ './words/ko.json'),
    ja: () => import(/* webpackChunkName: "words-ja" */ './words/ja.json'),
  },
};

/** Words of price alerts, below a part that has waited for them. */
export function useAlertMessages(): Translate {
  return useMessages(alertMessages.namespace);
}
