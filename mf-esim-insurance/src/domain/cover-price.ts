import type { Insurance } from '@aylal/contracts/insurance';
import { type LocalDate, isLocalDate } from '@aylal/domain/calendar';
import { bandPrice, insuranceDayFaults, type InsuranceTariff, type insuranceDays } from '@aylal/domain/insurance';

/** The days of a cover as an address has them: empty while they are not chosen. */
export interface ChosenDays {
  readonly start: string;
  readonly end: string;
}

/** What decides the price of a cover, as the rule wants it. */
export function tariffOf({ price, bands, max_days }: Pick<Insurance, 'price' | 'bands' | 'max_days'>): InsuranceTariff {
  return { dayPrice: price, bands, maxDays: max_days };
}

/** Both days of a cover, as the rules of the domain take them. */
export type CoverDays = Parameters<typeof insuranceDays>[0];

/** The days once both are chosen; null before. */
export function coverDaysOf({ start, end }: ChosenDays): CoverDays | null {
  return isLocalDate(start) && isLocalDate(end) ? { start_date: start, end_date: end } : null;
}

/** The first fault of the days, as a message key; undefined when both are there and right. */
export function daysFault(tariff: InsuranceTariff, chosen: ChosenDays, today: LocalDate): string | undefined {
  const days = coverDaysOf(chosen);
  return days ? Object.values(insuranceDayFaults(tariff, days, today))[0] : undefined;
}

/** What so many people of each band cost for the days. */
export function bandsTotal(tariff: InsuranceTariff, counts: readonly number[], days: CoverDays): number {
  return tariff.bands.reduce((sum, band, index) => sum + (counts[index] ?? 0) * bandPrice(tariff, band, days), 0);
}
