import type { Money } from '../money/money.ts';
import type { AgeCategory } from '../people/traveller-mix.ts';

/** What one passenger type costs: per person. */
export interface PassengerFare {
  readonly type: AgeCategory;
  readonly count: number;
  readonly base: Money;
  readonly taxes: Money;
}

/** The price of one adult, fare and taxes: "per person" on a card. Children and infants are broken down beside it. */
export function pricePerAdult(fares: readonly PassengerFare[]): Money {
  const adult = fares.find((fare) => fare.type === 'adult') ?? fares[0];
  return adult === undefined ? 0 : adult.base + adult.taxes;
}

/** What all passengers pay together, fare and taxes. */
export function totalOfFares(fares: readonly PassengerFare[]): Money {
  return fares.reduce((sum, fare) => sum + fare.count * (fare.base + fare.taxes), 0);
}
