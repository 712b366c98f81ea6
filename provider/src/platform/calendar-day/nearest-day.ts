import { addDays, type LocalDate } from '@aylal/domain/calendar';
import { PartnerError } from '../partner-http/partner-error.ts';

/** Every timetable repeats within a week. */
const REACH_DAYS = 7;

/**
 * The nearest day around another on which something goes, at most a week away and not before `first`; of two that are equally near, the later. Null where
 * there is none, and where the partner falls silent meanwhile: the answer it belongs to is good without it.
 */
export async function nearestDay(
  date: LocalDate,
  first: LocalDate,
  goes: (day: LocalDate) => Promise<boolean>,
): Promise<LocalDate | null> {
  try {
    for (let away = 1; away <= REACH_DAYS; away += 1) {
      const days = [addDays(date, away), addDays(date, -away)].filter((day) => day >= first);
      const served = await Promise.all(days.map(goes));
      const found = days.find((_, index) => served[index]);
      if (found) return found;
    }
    return null;
  } catch (error) {
    if (error instanceof PartnerError) return null;
    throw error;
  }
}
