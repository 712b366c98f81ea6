import type { FareLine } from '@aylal/contracts/flights';
import { currencies, readPartnerAmount, tugrugOf, type Currency, type Money } from '@aylal/domain/money';
import { ageCategories, type TravellerMix } from '@aylal/domain/people';

/** Tögrög for one unit of each currency, as decimals. */
export type Rates = Readonly<Record<Currency, string>>;

/** Decimals of a currency in whole tögrög, rounded up; undefined for a currency that we have no rate of. */
export function priceInTugrug(rates: Rates, amount: string, currency: string): Money | undefined {
  const known = currencies.find((one) => one === currency);
  const read = readPartnerAmount(amount);
  return known && read !== null ? (tugrugOf(read, rates[known]) ?? undefined) : undefined;
}

/**
 * The price of a journey by passenger types. The API gives one sum for everybody, so each gets the same share, rounded up: the lines add up to
 * the total exactly.
 */
export function evenFares(
  total: Money,
  taxes: Money,
  mix: TravellerMix,
): { readonly total: Money; readonly fares: FareLine[] } {
  const people = ageCategories.reduce((sum, type) => sum + mix[type], 0);
  const share = Math.ceil(total / people);
  const taxShare = Math.min(share, Math.ceil(taxes / people));
  const fares = ageCategories
    .filter((type) => mix[type] > 0)
    .map((type) => ({ type, count: mix[type], base: share - taxShare, taxes: taxShare }));
  return { total: share * people, fares };
}
