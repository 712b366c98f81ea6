import { addDays, daysMs, type LocalDate } from '@aylal/domain/calendar';
import { sha256 } from '../../platform/ids.ts';
import type { SandboxTrip } from './sandbox-trip-list.ts';

const WEEK = 7;
/** A Thursday; weeks are counted from it. */
const EPOCH = '1970-01-01' as LocalDate;
const summer = [7, 8];

/** The dates of a trip that are on sale on a day, as the operator's API writes them. */
export function sandboxDepartures(trip: SandboxTrip, today: LocalDate): readonly object[] {
  const { price, single, child, group, season } = trip;
  return Array.from({ length: season.ahead }, (_, index) => addDays(today, index + 1))
    .filter((date) => leaves(trip, date))
    .map((date) => {
      const isDear = trip.kind !== 'day' && summer.includes(Number(date.slice(5, 7)));
      const full = isDear ? Math.round((price * 1.08) / 10_000) * 10_000 : price;
      const sold = Number.parseInt(sha256(`${trip.id} ${date}`).slice(0, 4), 16) / 65_536;
      return {
        date,
        price: full,
        single_supplement: single,
        child_price: trip.childBelow === 0 ? 0 : Math.round((full * child) / 100 / 1000) * 1000,
        // Others sell the same places.
        free: Math.max(0, group[1] - Math.floor(sold * group[1] * 0.7)),
      };
    });
}

function leaves({ season: { months, weekdays, everyWeeks = 1, fixed = [] } }: SandboxTrip, date: LocalDate): boolean {
  if (fixed.includes(date.slice(5))) return true;
  const at = Date.parse(`${date}T00:00:00Z`);
  const week = Math.floor((at - Date.parse(`${EPOCH}T00:00:00Z`)) / (WEEK * daysMs(1)));
  return (
    months.includes(Number(date.slice(5, 7))) && weekdays.includes(new Date(at).getUTCDay()) && week % everyWeeks === 0
  );
}
