import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './messages/en.json';

/** The words of price alerts. */
export const alertMessages: ExtraMessages = {
  namespace: 'mf-flights-alerts',
  source: {
    mn: () => import(/* webpackChunkName: "more-messages-mn" */ './messages/mn.json'),
    en: () => import(/* webpackChunkName: "more-messages-en" */ './messages/en.json'),
    zh: () => import(/* webpackChunkName: "more-messages-zh" */ './messages/zh.json'),
    ru: () => import(/* webpackChunkName: "more-messages-ru" */ './messages/ru.json'),
    ko: () => import(/* webpackChunkName: "more-messages-ko" */ './messages/ko.json'),
    ja: () => import(/* webpackChunkName: "more-messages-ja" */ './messages/ja.json'),
  },
};

export type AlertKey = MessageKey<typeof en>;
export type AlertTranslate = Translate<AlertKey>;

/** Messages of price alerts, below a part that has waited for them. */
export function useAlertMessages(): AlertTranslate {
  return useMessages<typeof en>(alertMessages.namespace);
}
