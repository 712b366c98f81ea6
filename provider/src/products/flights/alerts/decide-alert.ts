import { daysMs } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';

/** An address is notified of one alert at most this often, however prices move. */
export const REST_MS = daysMs(1);

export interface AlertState {
  readonly max_price: Money;
  readonly told: boolean;
  readonly told_at: number | null;
}

/**
 * What follows from a look at the price. A fall to the limit or under it is reported once; after the price has been over the limit, the next fall is
 * reported again. A fall within a day of the last mail waits until that day is over, and is reported then if it still lasts.
 */
export function decideAlert(
  alert: AlertState,
  lowest: Money | undefined,
  now: number,
): { readonly tell: boolean; readonly told: boolean } {
  const low = lowest !== undefined && lowest <= alert.max_price;
  if (!low) return { tell: false, told: false };
  if (alert.told) return { tell: false, told: true };
  const rested = alert.told_at === null || now >= alert.told_at + REST_MS;
  return { tell: rested, told: rested };
}
