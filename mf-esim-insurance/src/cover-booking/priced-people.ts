import { isLocalDate, type LocalDate } from '@aylal/domain/calendar';
import { bandPrice, insuranceFaults, insuredPrice, type InsuranceTariff } from '@aylal/domain/insurance';
import { coverDaysOf, daysFault, type ChosenDays } from '../domain/cover-price.ts';
import type { InsuredValues } from './booking-form-schema.ts';

const ADULT = 30;

/** A person with what the cover costs for them; null while that is not known. `fault` is the key of why the cover does not take them. */
export interface PricedPerson {
  readonly name: string;
  readonly price: number | null;
  /** The price of an adult while the birthday is not known; null while the days are not. */
  readonly expected: number | null;
  readonly fault: string | undefined;
}

/** Everybody of a form with their prices, by the rule that the provider decides with. */
export function pricedPeople(
  tariff: InsuranceTariff,
  insured: readonly InsuredValues[],
  chosen: ChosenDays,
  today: LocalDate,
): PricedPerson[] {
  const days = daysFault(tariff, chosen, today) ? null : coverDaysOf(chosen);
  const adult = tariff.bands.find(({ from, to }) => from <= ADULT && ADULT <= to);
  const expected = days && adult ? bandPrice(tariff, adult, days) : null;
  return insured.map(({ last_name, first_name, birthday }) => {
    const name = `${last_name} ${first_name}`.trim();
    if (!days || !isLocalDate(birthday)) return { name, price: null, expected, fault: undefined };
    const fault = insuranceFaults(tariff, { ...days, birthdays: [birthday] }, today)['insured.0.birthday'];
    return { name, price: fault ? null : insuredPrice(tariff, birthday, days), expected: null, fault };
  });
}

/** What everybody costs together, as far as it is known: null while nobody has a price, never a sum of nothing. */
export function expectedTotal(people: readonly PricedPerson[]): number | null {
  const sums = people.flatMap(({ price, expected }) => price ?? expected ?? []);
  return sums.length === 0 ? null : sums.reduce((all, sum) => all + sum, 0);
}
