import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type HotelsKey = MessageKey<typeof en>;
export type HotelsTranslate = Translate<HotelsKey>;

/** Messages of hotels. */
export function useHotelsMessages(): HotelsTranslate {
  return useMessages<typeof en>('mf-hotels');
}
