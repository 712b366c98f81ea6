import type { InstalmentPart } from './instalment-plan.ts';
import { addDays, type LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** One PocketZero plan for a price: nothing today, then a payment every 15 days. `extra` is what it costs beside the price. Whole tögrög. */
export interface PocketZeroPlan {
  readonly days: number;
  readonly parts: readonly InstalmentPart[];
  readonly total: Money;
  readonly extra: Money;
}

const plans = [
  { days: 30, payments: 2 },
  { days: 45, payments: 3 },
  { days: 60, payments: 4 },
  { days: 90, payments: 6 },
] as const;

/** What a customer owes Pocket for a price: the price divided by 0.935, rounded up to whole tögrög (INST-29, GAP-94). */
export function pocketZeroTotal(price: Money): Money {
  return Math.ceil((price * 1000) / 935);
}

/**
 * The PocketZero plans for a price begun on `today` (INST-28): 30 days by 2 payments, 45 by 3, 60 by 4, 90 by 6, nothing in advance (INST-31). The total is the
 * price divided by 0.935, rounded up (INST-29, GAP-94); each payment is rounded up to hundreds and the last takes the remainder (INST-30). A plan whose last
 * payment would not be positive is left out (MNY-9).
 */
export function pocketZeroPlans(price: Money, today: LocalDate): readonly PocketZeroPlan[] {
  const total = pocketZeroTotal(price);
  return plans
    .map(({ days, payments }) => {
      const each = Math.ceil(total / payments / 100) * 100;
      const parts = Array.from({ length: payments }, (_, index) => ({
        deadline_date: addDays(today, (days / payments) * (index + 1)),
        amount: index === payments - 1 ? total - each * index : each,
      }));
      return { days, parts, total, extra: total - price };
    })
    .filter(({ parts }) => parts.every(({ amount }) => amount > 0));
}
