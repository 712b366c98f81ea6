import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import en from './words/en.json';
import ja from './words/ja.json';
import ko from './words/ko.json';
import mn from './words/mn.json';
import ru from './words/ru.json';
import zh from './words/zh.json';

/** The words about carriers that have not answered: few, and rarely said, so they come in all languages with the part that says them. */
export const pendingCarriersMessages: ExtraMessages = {
  namespace: 'mf-flights-late',
  source: {
    mn: async () => ({ default: mn }),
    en: async () => ({ default: en }),
    zh: async () => ({ default: zh }),
    ru: async () => ({ default: ru }),
    ko: async () => ({ default: ko }),
    ja: async () => ({ default: ja }),
  },
};

export type PendingCarriersKey = MessageKey<typeof en>;
export type PendingCarriersTranslate = Translate<PendingCarriersKey>;

/** Messages about late carriers, below a part that has waited for them. */
export function usePendingCarriersMessages(): PendingCarriersTranslate {
  return useMessages<typeof en>(pendingCarriersMessages.namespace);
}
