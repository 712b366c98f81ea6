import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../pages/messages/en.json';

export type PageKey = MessageKey<typeof en>;
export type PageTranslate = Translate<PageKey>;

/** Messages of the host's own pages and dialogs, which load them first. */
export function usePageMessages(): PageTranslate {
  return useMessages<typeof en>('host-pages');
}
