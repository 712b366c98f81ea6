import { addDays, type LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** What an operator takes for a place: `percent` of the price now (1 to 99), the rest by itself, at the latest `rest_days_before` days before the departure. */
export interface TripDeposit {
  readonly percent: number;
  readonly rest_days_before: number;
}

/** How the price of a trip is paid with a deposit: `now` to us, `rest` to the operator by the end of `until`. Together they are the price. */
export interface TripDepositPlan {
  readonly now: Money;
  readonly rest: Money;
  readonly until: LocalDate;
}

/**
 * What a deposit comes to, a part of a tögrög rounded up. Null where the whole price is paid now: the operator takes no deposit, the day of the rest is today or over, or nothing
 * would be left to pay later.
 */
export function planTripDeposit(
  deposit: TripDeposit | null,
  { price, departure, today }: { price: Money; departure: LocalDate; today: LocalDate },
): TripDepositPlan | null {
  if (!deposit) return null;
  const until = addDays(departure, -deposit.rest_days_before);
  const now = Math.ceil((price * deposit.percent) / 100);
  return until > today && now < price ? { now, rest: price - now, until } : null;
}
