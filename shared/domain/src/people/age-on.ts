import type { LocalDate } from '../calendar/index.ts';
import type { AgeCategory } from './traveller-mix.ts';

/** Completed years on a day. Somebody born on 29 February has the birthday on 1 March in other years. Negative before birth. */
export function ageOn(born: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * The fare that a traveller needs (FLIGHT-15): infant under 2, child under 12, else adult. `lastDay` is the day of the last flight:
 * who has a birthday on the way travels at the fare of the older age, because the return flight counts them so.
 */
export function ageCategoryOn(born: LocalDate, lastDay: LocalDate): AgeCategory {
  const age = ageOn(born, lastDay);
  if (age < 2) return 'infant';
  return age < 12 ? 'child' : 'adult';
}
