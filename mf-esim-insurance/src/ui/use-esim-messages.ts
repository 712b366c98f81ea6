import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type EsimKey = MessageKey<typeof en>;
export type EsimTranslate = Translate<EsimKey>;

/** Messages of eSIMs and insurance. */
export function useEsimMessages(): EsimTranslate {
  return useMessages<typeof en>('mf-esim-insurance');
}
