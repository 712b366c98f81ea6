import { useMessages, type MessageKey, type Translate } from '@aylal/shell';
import type en from '../i18n/en.json';

export type CheckoutKey = MessageKey<typeof en>;
export type CheckoutTranslate = Translate<CheckoutKey>;

/** Messages of the checkout. */
export function useCheckoutMessages(): CheckoutTranslate {
  return useMessages<typeof en>('mf-checkout');
}
