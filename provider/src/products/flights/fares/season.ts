import { type LocalDate, weekdayOf } from '@aylal/domain/calendar';

/** Tsagaan Sar with five days before and after its first; the moon decides, so they are a table (field-facts §2.12). */
const tsagaanSar: readonly (readonly [first: string, last: string])[] = [
  ['2026-02-13', '2026-02-23'],
  ['2027-02-02', '2027-02-12'],
  ['2028-02-21', '2028-03-02'],
  ['2029-02-09', '2029-02-19'],
  ['2030-02-28', '2030-03-10'],
];

/** How much dearer or cheaper the day of departure is, 1 in usual weeks: Naadam, summer, Tsagaan Sar, the new year, the quiet months. */
export function seasonFactor(date: LocalDate): number {
  const day = date.slice(5);
  if (tsagaanSar.some(([first, last]) => date >= first && date <= last)) return 1.2;
  if (day >= '07-05' && day <= '07-20') return 1.25;
  if (day >= '06-10' && day <= '08-31') return 1.12;
  if (day >= '12-20' || day <= '01-05') return 1.15;
  if ((day >= '11-01' && day <= '11-30') || (day >= '02-01' && day <= '03-31')) return 0.92;
  return 1;
}

const weekdays = [1, 0.95, 0.94, 0.98, 1.07, 1.02, 1.06];

/** Monday to Sunday: the middle of the week is cheaper. */
export function weekdayFactor(date: LocalDate): number {
  return weekdays[weekdayOf(date)] ?? 1;
}

/** Who buys early pays less. `days` from buying to departure. */
export function advanceFactor(days: number): number {
  if (days >= 60) return 0.88;
  if (days >= 30) return 0.94;
  if (days >= 14) return 1;
  if (days >= 7) return 1.1;
  return days >= 3 ? 1.22 : 1.38;
}
