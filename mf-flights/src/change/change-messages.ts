import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './messages/en.json';

/** The words of changing flights. */
export const changeMessages: ExtraMessages = {
  namespace: 'mf-flights-change',
  source: {
    mn: () => import(/* webpackChunkName: "more-messages-mn" */ './messages/mn.json'),
    en: () => import(/* webpackChunkName: "more-messages-en" */ './messages/en.json'),
    zh: () => import(/* webpackChunkName: "more-messages-zh" */ './messages/zh.json'),
    ru: () => import(/* webpackChunkName: "more-messages-ru" */ './messages/ru.json'),
    ko: () => import(/* webpackChunkName: "more-messages-ko" */ './messages/ko.json'),
    ja: () => import(/* webpackChunkName: "more-messages-ja" */ './messages/ja.json'),
  },
};

export type ChangeKey = MessageKey<typeof en>;
export type ChangeTranslate = Translate<ChangeKey>;

/** Messages of changing flights, below a part that has waited for them. */
export function useChangeMessages(): ChangeTranslate {
  return useMessages<typeof en>(changeMessages.namespace);
}
