import type { FlightOrder } from '@aylal/contracts/orders';
import type { LocalDate } from '@aylal/domain/calendar';
import type { ShownMonth } from '@aylal/ui/journey';
import { passengerCounts } from '../domain/passenger-counts.ts';
import { monthAfter, type FareSearch } from '../ui/search-form/month-fares.ts';
import { useMonthFares } from '../ui/search-form/use-month-fares.ts';

export interface ServiceDays {
  /** Whose days they are. */
  readonly airline: string;
  /** `unknown` before they are asked for, and where nobody tells them: then every day can be chosen. */
  readonly state: 'unknown' | 'waiting' | 'known';
  readonly isDayOff: (date: LocalDate) => boolean;
}

/** The days in view on which the airline of a ticket flies its direction, so that nobody guesses at a change. The way back is asked about by itself. */
export function useServiceDays(order: FlightOrder, shown: ShownMonth | null): ServiceDays {
  const { trips } = order.search_data;
  const flights = (shown?.end === 'end' ? trips[1] : trips[0])?.flights ?? [];
  const [first] = flights;
  const search: FareSearch = {
    ...passengerCounts(order.fares),
    // By city: the ticket may be changed to another of its airports.
    _from: first?.departure_city ?? '',
    _to: flights.at(-1)?.arrival_city ?? '',
    trip_type: 'OW',
    depart_date: '',
    return_date: '',
    ...(first && { airline: first.marketing_airline }),
  };
  const { state, days } = useMonthFares(search, shown);
  const month = shown?.month ?? '';
  const next = month && monthAfter(month);
  const asked = [month, next, next && monthAfter(next)];
  return {
    airline: first?.marketing_airline_name ?? '',
    state: state === 'ready' ? 'known' : state === 'waiting' ? 'waiting' : 'unknown',
    isDayOff: (date) => state === 'ready' && asked.includes(date.slice(0, 7)) && !(date in days),
  };
}
