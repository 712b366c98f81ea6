import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './words/en.json';

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

export type AlertKey = MessageKey<typeof en>;
export type AlertTranslate = Translate<AlertKey>;

/** Messages of price alerts, below a part that has waited for them. */
export function useAlertMessages(): AlertTranslate {
  return useMessages<typeof en>(alertMessages.namespace);
}
