import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type AccountKey = MessageKey<typeof en>;
export type AccountTranslate = Translate<AccountKey>;

/** Messages of the account. */
export function useAccountMessages(): AccountTranslate {
  return useMessages<typeof en>('mf-account');
}
