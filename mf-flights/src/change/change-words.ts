import { useMessages, type Translate } from '@aylal/shell';
import type { OwnWords } from '../ui/with-words.tsx';

/** The words of changing flights. */
export const changeWords: OwnWords = {
  namespace: 'mf-flights-change',
  source: {
    mn: () => import(/* webpackChunkName: "change-words-mn" */ './words/mn.json'),
    en: () => import(/* webpackChunkName: "change-words-en" */ './words/en.json'),
    zh: () => import(/* webpackChunkName: "change-words-zh" */ './words/zh.json'),
    ru: () => import(/* webpackChunkName: "change-words-ru" */ './words/ru.json'),
    ko: () => import(/* webpackChunkName: "change-words-ko" */ './words/ko.json'),
    ja: () => import(/* webpackChunkName: "change-words-ja" */ './words/ja.json'),
  },
};

/** Words of changing flights, below a part that has waited for them. */
export function useChangeMessages(): Translate {
  return useMessages(changeWords.namespace);
}
