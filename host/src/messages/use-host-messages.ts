import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type HostKey = MessageKey<typeof en>;
export type HostTranslate = Translate<HostKey>;

/** Messages of the shell. */
export function useHostMessages(): HostTranslate {
  return useMessages<typeof en>('host');
}
