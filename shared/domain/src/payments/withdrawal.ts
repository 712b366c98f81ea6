import type { Money } from '../money/money.ts';

/** The smallest amount that can leave a wallet, in whole tögrög. */
export const smallestWithdrawal: Money = 1;

/** The message key of what is wrong with an amount. */
export type WithdrawalFault =
  | 'validation_required'
  | 'wrong amount'
  | 'ilottery_withdraw_amountmin1'
  | 'ilottery_withdraw_error';

/**
 * The first fault of an amount to withdraw from `available` tögrög, or null (VALID-44 to VALID-47). `undefined` is an amount that is missing;
 * nothing, less than nothing, parts of a tögrög (MNY-1) and NaN are wrong ones.
 */
export function withdrawalFault(amount: number | undefined, available: Money): WithdrawalFault | null {
  if (amount === undefined) return 'validation_required';
  if (!(amount > 0)) return 'wrong amount';
  if (amount < smallestWithdrawal) return 'ilottery_withdraw_amountmin1';
  if (!Number.isSafeInteger(amount)) return 'wrong amount';
  return amount > available ? 'ilottery_withdraw_error' : null;
}
