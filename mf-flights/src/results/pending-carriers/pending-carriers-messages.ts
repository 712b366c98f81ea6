import type { ExtraMessages } from '@aylal/parts';
import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import en from './messages/en.json';
import ja from './messages/ja.json';
import ko from './messages/ko.json';
import mn from './messages/mn.json';
import ru from './messages/ru.json';
import zh from './messages/zh.json';

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
