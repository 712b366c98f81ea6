import { addDays, daysMs, type LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** One step of a loan: on `day` days after it was taken `percent` of it are reached, by paying `amount` (GAP-16). */
export interface LendStep {
  readonly day: number;
  readonly percent: number;
  readonly deadline_date: LocalDate;
  readonly amount: Money;
}

/** A loan that pays a price (INST-19): nothing down, no fee until `end_date`; `one_time_payment` is all of it at once (GAP-88). Amounts in whole tögrög. */
export interface LendOffer {
  readonly down_payment: Money;
  readonly fee_free_days: number;
  readonly instalments: readonly LendStep[];
  readonly one_time_payment: Money;
  readonly end_date: LocalDate;
  /** From this day on what is left moves to flexi terms (INST-22). */
  readonly flexi_date: LocalDate;
}

const steps = [
  { day: 15, percent: 25 },
  { day: 30, percent: 50 },
  { day: 45, percent: 75 },
  { day: 60, percent: 100 },
] as const;

const feeFreeDays = 60;

/** What the flexi terms ask a month of what is left, in hundredths of a percent. */
export const flexiRate = { least: 369, most: 399 } as const;

/** What a customer owes the lender of LendPay for a price: the price divided by 0.99, rounded up to whole tögrög (INST-23, GAP-29). */
export function lendPayTotal(price: Money): Money {
  return Math.ceil((price * 100) / 99);
}

/**
 * The LendPay loan for a price, taken on `today`: the price divided by 0.99, rounded up (INST-23, GAP-29), nothing in advance (INST-27), in four steps at
 * 15, 30, 45 and 60 days of a quarter each, the last with the remainder (INST-20). Null for a price too small for four payments (MNY-9).
 */
export function lendOffer(price: Money, today: LocalDate): LendOffer | null {
  const loan = lendPayTotal(price);
  const quarter = Math.floor(loan / steps.length);
  if (price <= 0 || quarter === 0) return null;
  return {
    down_payment: 0,
    fee_free_days: feeFreeDays,
    instalments: steps.map(({ day, percent }, index) => ({
      day,
      percent,
      deadline_date: addDays(today, day),
      amount: index === steps.length - 1 ? loan - quarter * index : quarter,
    })),
    one_time_payment: loan,
    end_date: addDays(today, feeFreeDays),
    flexi_date: addDays(today, feeFreeDays + 1),
  };
}

/** For so many days after it was taken a loan can be cancelled (INST-24). */
const cancelDays = 15;

/** Whether a loan that was taken at an instant may still be cancelled: within 15 days, and no more after them (INST-24, INST-25). */
export function lendCancellation(takenAt: Date, now: Date): 'open' | 'over' {
  return now.getTime() - takenAt.getTime() <= cancelDays * daysMs(1) ? 'open' : 'over';
}

/** What a month on flexi terms costs for what is left, at the lowest and at the highest rate, rounded up to whole tögrög. */
export function flexiMonth(left: Money): { readonly least: Money; readonly most: Money } {
  const cost = (rate: number) => Math.ceil((left * rate) / 10_000);
  return { least: cost(flexiRate.least), most: cost(flexiRate.most) };
}
