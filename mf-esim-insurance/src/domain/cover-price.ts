import type { Insurance } from '@aylal/contracts';
import { bandPrice, insuranceDayFaults, type InsuranceTariff, type LocalDate } from '@aylal/domain';

/** The days of a cover as an address has them: empty while they are not chosen. */
export interface ChosenDays {
  readonly start: string;
  readonly end: string;
}

/** What decides the price of a cover, as the rule wants it. */
export function tariffOf({ price, bands, max_days }: Pick<Insurance, 'price' | 'bands' | 'max_days'>): InsuranceTariff {
  return { dayPrice: price, bands, maxDays: max_days };
}

/** The first fault of the days, as a message key; undefined when both are there and right. */
export function daysFault(tariff: InsuranceTariff, { start, end }: ChosenDays, today: LocalDate): string | undefined {
  if (start === '' || end === '') return undefined;
  return Object.values(insuranceDayFaults(tariff, { start_date: start, end_date: end }, today))[0];
}

/** What so many people of each band cost for the days. */
export function bandsTotal(tariff: InsuranceTariff, counts: readonly number[], { start, end }: ChosenDays): number {
  const days = { start_date: start, end_date: end };
  return tariff.bands.reduce((sum, band, index) => sum + (counts[index] ?? 0) * bandPrice(tariff, band, days), 0);
}
