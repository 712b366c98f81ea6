import type { Money } from '@aylal/domain/money';
import { lendPayTotal, pocketZeroTotal } from '@aylal/domain/payments';

/** The sum that is borrowed when `amount` is paid this way, in tögrög; null for ways that are no loan. Of a loan nothing is paid now (INST-27, INST-31). */
export function loanFor(paymentName: string | undefined, amount: Money): Money | null {
  if (paymentName === 'LENDPAY') return lendPayTotal(amount);
  return paymentName === 'POCKET' ? pocketZeroTotal(amount) : null;
}
