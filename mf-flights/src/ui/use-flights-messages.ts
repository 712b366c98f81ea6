import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type FlightsKey = MessageKey<typeof en>;
export type FlightsTranslate = Translate<FlightsKey>;

/** Messages of flights. */
export function useFlightsMessages(): FlightsTranslate {
  return useMessages<typeof en>('mf-flights');
}
