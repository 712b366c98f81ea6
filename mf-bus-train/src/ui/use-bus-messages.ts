import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type BusKey = MessageKey<typeof en>;
export type BusTranslate = Translate<BusKey>;

/** Messages of buses, trains, trips and cars. */
export function useBusMessages(): BusTranslate {
  return useMessages<typeof en>('mf-bus-train');
}
