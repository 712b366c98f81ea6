import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type OfficeKey = MessageKey<typeof en>;
export type OfficeTranslate = Translate<OfficeKey>;

/** Messages of office. */
export function useOfficeMessages(): OfficeTranslate {
  return useMessages<typeof en>('mf-office');
}
