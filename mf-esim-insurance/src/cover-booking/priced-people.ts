import { insuranceFaults, insuredPrice, isLocalDate, type InsuranceTariff, type LocalDate } from '@aylal/domain';
import { daysFault, type ChosenDays } from '../domain/cover-price.ts';
import type { InsuredValues } from './booking-form-schema.ts';

/** A person with what the cover costs for them; null while that is not known. `fault` is the key of why the cover does not take them. */
export interface PricedPerson {
  readonly name: string;
  readonly price: number | null;
  readonly fault: string | undefined;
}

/** Everybody of a form with their prices, by the rule that the provider decides with. */
export function pricedPeople(
  tariff: InsuranceTariff,
  insured: readonly InsuredValues[],
  { start, end }: ChosenDays,
  today: LocalDate,
): PricedPerson[] {
  const priced = start !== '' && end !== '' && !daysFault(tariff, { start, end }, today);
  return insured.map(({ last_name, first_name, birthday }) => {
    const name = `${last_name} ${first_name}`.trim();
    if (!priced || !isLocalDate(birthday)) return { name, price: null, fault: undefined };
    const days = { start_date: start, end_date: end };
    const fault = insuranceFaults(tariff, { ...days, birthdays: [birthday] }, today)['insured.0.birthday'];
    return { name, price: fault ? null : insuredPrice(tariff, birthday, days), fault };
  });
}
