import { ageOn } from '../people/age-on.ts';
import { addDays, daysBetween, type LocalDate } from '../calendar/index.ts';
import type { Money } from '../money/money.ts';

/** People from one age to another, both counted, and what they pay in percent of an adult's price. */
export interface AgeBand {
  readonly from: number;
  readonly to: number;
  readonly percent: number;
}

/** What decides the price of a cover. Bands are in order and leave no age between the first and the last out. */
export interface InsuranceTariff {
  /** An adult's day. */
  readonly dayPrice: Money;
  readonly bands: readonly AgeBand[];
  readonly maxDays: number;
}

/** The days of a cover, both counted, and the birthdays of whom it covers. */
export interface InsuranceWish {
  readonly start_date: LocalDate;
  readonly end_date: LocalDate;
  readonly birthdays: readonly LocalDate[];
}

/** How far ahead a cover may begin. */
export const insuranceDaysAhead = 180;

/** The days that a cover lasts: the first and the last are both counted. */
export function insuranceDays({ start_date, end_date }: Pick<InsuranceWish, 'start_date' | 'end_date'>): number {
  return daysBetween(start_date, end_date) + 1;
}

/** The youngest and the oldest that a tariff takes. */
export function insuredAges({ bands }: Pick<InsuranceTariff, 'bands'>): { readonly min: number; readonly max: number } {
  return { min: bands[0]?.from ?? 0, max: bands.at(-1)?.to ?? 0 };
}

/** What a person costs in whole tens of tögrög, by the age on the first day; null outside the ages of the tariff. */
export function insuredPrice(
  tariff: Pick<InsuranceTariff, 'dayPrice' | 'bands'>,
  birthday: LocalDate,
  wish: Pick<InsuranceWish, 'start_date' | 'end_date'>,
): Money | null {
  const age = ageOn(birthday, wish.start_date);
  const band = tariff.bands.find(({ from, to }) => age >= from && age <= to);
  return band ? bandPrice(tariff, band, wish) : null;
}

/** What anybody of a band costs, in whole tens of tögrög, rounded up. */
export function bandPrice(
  { dayPrice }: Pick<InsuranceTariff, 'dayPrice'>,
  { percent }: Pick<AgeBand, 'percent'>,
  wish: Pick<InsuranceWish, 'start_date' | 'end_date'>,
): Money {
  return Math.ceil((dayPrice * percent * insuranceDays(wish)) / 1000) * 10;
}

/** Why the days of a cover are not taken: field and key of the sentence; empty when they are. `today` is the day of the customer. */
export function insuranceDayFaults(
  { maxDays }: Pick<InsuranceTariff, 'maxDays'>,
  { start_date, end_date }: Pick<InsuranceWish, 'start_date' | 'end_date'>,
  today: LocalDate,
): Record<string, string> {
  if (start_date < today) return { start_date: 'validation_date_past' };
  if (start_date > addDays(today, insuranceDaysAhead)) return { start_date: 'validation_insurance_ahead' };
  if (end_date < start_date) return { end_date: 'validation_insurance_end' };
  return insuranceDays({ start_date, end_date }) > maxDays ? { end_date: 'validation_insurance_length' } : {};
}

/** Every fault of a wish: of its days, and at each birthday that the tariff does not take (`insured.0.birthday`). */
export function insuranceFaults(
  tariff: InsuranceTariff,
  { birthdays, ...days }: InsuranceWish,
  today: LocalDate,
): Record<string, string> {
  const faults = insuranceDayFaults(tariff, days, today);
  birthdays.forEach((birthday, index) => {
    const path = `insured.${index}.birthday`;
    if (birthday > today) faults[path] = 'validation_birthday_future';
    else if (insuredPrice(tariff, birthday, days) === null) faults[path] = 'validation_insurance_age';
  });
  return faults;
}
