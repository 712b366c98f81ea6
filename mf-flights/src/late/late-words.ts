import { useMessages, type Translate } from '@aylal/shell';
import type { OwnWords } from '../ui/with-words.tsx';

/** The words about carriers that have not answered. */
export const lateWords: OwnWords = {
  namespace: 'mf-flights-late',
  source: {
    mn: () => import(/* webpackChunkName: "late-words-mn" */ './words/mn.json'),
    en: () => import(/* webpackChunkName: "late-words-en" */ './words/en.json'),
    zh: () => import(/* webpackChunkName: "late-words-zh" */ './words/zh.json'),
    ru: () => import(/* webpackChunkName: "late-words-ru" */ './words/ru.json'),
    ko: () => import(/* webpackChunkName: "late-words-ko" */ './words/ko.json'),
    ja: () => import(/* webpackChunkName: "late-words-ja" */ './words/ja.json'),
  },
};

/** Words about late carriers, below a part that has waited for them. */
export function useLateMessages(): Translate {
  return useMessages(lateWords.namespace);
}
