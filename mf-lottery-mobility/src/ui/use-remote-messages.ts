import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type RemoteKey = MessageKey<typeof en>;
export type RemoteTranslate = Translate<RemoteKey>;

/** Messages of games and vehicles. */
export function useRemoteMessages(): RemoteTranslate {
  return useMessages<typeof en>('mf-lottery-mobility');
}
