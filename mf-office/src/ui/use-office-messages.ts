import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type messages from '../i18n/messages-en.ts';

export type OfficeKey = MessageKey<typeof messages>;
export type OfficeTranslate = Translate<OfficeKey>;

/** Messages of office. */
export function useOfficeMessages(): OfficeTranslate {
  return useMessages<typeof messages>('mf-office');
}
