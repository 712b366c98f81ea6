import type { Money } from '../money/money.ts';

/** How a journey is made up, as `trip_type` says it: one way, there and back (ROUTE-52), several towns in turn. */
export type TripType = 'OW' | 'RT' | 'MT';

/** How many days before and after the wished departure may be taken as well (VALID-33). */
export const flexibleDays = [3, 7, 15] as const;
export type FlexibleDays = (typeof flexibleDays)[number];

/** What a price may be watched for: from the floor to the highest price, with where the slider begins. `fixed` when there is nothing to slide. */
export interface PriceLimits {
  readonly min: Money;
  readonly max: Money;
  readonly start: Money;
  readonly fixed: boolean;
}

/** The lowest limit of a price alert, for everybody who travels together (VALID-30). */
export function lowestAlertPrice(tripType: TripType): Money {
  return tripType === 'MT' ? 1_500_000 : 1_000_000;
}

/**
 * VALID-30 to VALID-32. `highest` is the dearest total of the list. GAP-34: half of it is raised to the floor, and where the dearest is
 * below the floor there is nothing to choose: the limit is the floor.
 */
export function alertPriceLimits(tripType: TripType, highest: Money): PriceLimits {
  const min = lowestAlertPrice(tripType);
  const max = Math.max(min, highest);
  return { min, max, start: Math.max(min, Math.round(max / 2)), fixed: max === min };
}

/** A limit that was typed, brought between its ends. */
export function withinLimits(price: Money, { min, max }: Pick<PriceLimits, 'min' | 'max'>): Money {
  return Math.min(max, Math.max(min, price));
}
