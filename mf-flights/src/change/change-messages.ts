import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from './words/en.json';

/** The words of changing flights. */
export const changeMessages: ExtraMessages = {
  namespace: 'mf-flights-change',
  source: {
    mn: () => import(/* webpackChunkName: "words-mn" */ './words/mn.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './words/en.json'),
    zh: () => import(/* webpackChunkName: "words-zh" */ './words/zh.json'),
    ru: () => import(/* webpackChunkName: "words-ru" */ './words/ru.json'),
    ko: () => import(/* webpackChunkName: "words-ko" */ './words/ko.json'),
    ja: () => import(/* webpackChunkName: "words-ja" */ './words/ja.json'),
  },
};

export type ChangeKey = MessageKey<typeof en>;
export type ChangeTranslate = Translate<ChangeKey>;

/** Messages of changing flights, below a part that has waited for them. */
export function useChangeMessages(): ChangeTranslate {
  return useMessages<typeof en>(changeMessages.namespace);
}
