import type { CheckoutTranslate } from './use-checkout-messages.ts';

/** Ways to pay that have words of their own. */
const known = ['QPAY', 'SOCIALPAY', 'CARD', 'POCKET', 'TRANSFER', 'WALLET', 'LENDPAY'] as const;

/** The words of a way to pay; a new one of the provider's gets the general ones. */
export function methodText(
  t: CheckoutTranslate,
  paymentName: string,
  purpose: 'title' | 'about' | 'pay' | 'how',
  values?: Record<string, unknown>,
): string {
  const method = known.find((name) => name === paymentName) ?? 'other';
  return t(`method.${method}.${purpose}`, values);
}
