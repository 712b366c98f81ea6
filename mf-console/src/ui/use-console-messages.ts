import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type messages from '../i18n/messages-en.ts';

export type ConsoleTranslate = Translate<MessageKey<typeof messages>>;

/** Messages of the console. */
export function useConsoleMessages(): ConsoleTranslate {
  return useMessages<typeof messages>('mf-console');
}
