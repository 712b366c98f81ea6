import { listMonthFares } from '@aylal/contracts/flights';
import { addDays, homeZone, isPastDay, isTooFarAhead, type LocalDate, localDate } from '@aylal/domain/calendar';
import type { Deps } from '../../../platform/deps.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { searchesOfMonth } from '../offers/search-days.ts';
import { checkSearch } from './flight-services.ts';

/** NEED-36. */
export function monthFaresRoute({ flightPlaces, offers }: Pick<Deps, 'flightPlaces' | 'offers'>): Route {
  return route(listMonthFares).to(async ({ query, now }) => {
    const known = await flightPlaces();
    const { _from: from, _to: to, adult, child, infant, month, stay, airline } = query;
    const today = known.clock.dateAt(known.places.place(from)?.zone ?? homeZone, now);
    const roundTrip = query.trip_type === 'RT';
    const departDate = (roundTrip ? query.depart_date : undefined) ?? null;
    const search = { from, to, adult, child, infant };
    checkSearch(known, { ...search, departDate: departDate ?? today }, now);
    const onSale = (day: LocalDate) => !isPastDay(day, today) && !isTooFarAhead(day, today);
    const searches = searchesOfMonth(search, daysOf(month).filter(onSale), {
      stay: roundTrip ? stay : null,
      departDate,
    }).filter(({ returnDate }) => returnDate === undefined || onSale(returnDate));
    const lowest = await offers.lowestTotals(searches, now, airline);
    return {
      status_code: 200,
      result: lowest.map(({ search: found, total, adult }) => ({
        date: departDate === null ? found.departDate : (found.returnDate ?? found.departDate),
        total_fare: total,
        adult_fare: adult,
      })),
    };
  });
}

/** The days of a month `YYYY-MM`. */
function daysOf(month: string): LocalDate[] {
  const first = localDate(`${month}-01`);
  const longest = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return longest.filter((day) => day.startsWith(month));
}
