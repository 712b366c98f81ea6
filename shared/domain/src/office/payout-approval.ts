import type { Money } from '../money/money.ts';

/** Up to here, in tögrög, withdrawals and refunds go to a bank account without a person: the tickets of a family come back so. */
export const payoutAlone = 5_000_000;

/** Whether a person of finance has to approve that so much leaves to a bank account. */
export function needsApproval(amount: Money): boolean {
  return amount > payoutAlone;
}
