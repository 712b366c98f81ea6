import type { FlightSearchQuery } from '@aylal/contracts/flights';
import { isLocalDate, typedDay } from '@aylal/domain/calendar';
import { readNextTrips, tripLimits, type SearchTrip, type TripType } from '@aylal/domain/flights';
import { travellerLimits, type AgeCategory } from '@aylal/domain/people';
import type { SearchFormValues } from './search-form-schema.ts';
import { tripsToGoOn } from './trips-of-form.ts';

/** Where most journeys of ours begin. */
const home = 'UBN';

/** An empty form: round trip from home, one adult, days still to be chosen. */
export const emptySearch: SearchFormValues = {
  _from: home,
  _to: '',
  depart_date: '',
  return_date: '',
  trip_type: 'RT',
  next_trips: [],
  adult: travellerLimits.adult.min,
  child: 0,
  infant: 0,
};

/** The form of the present search, or of what an address could say. */
export function formOf({ next_trips = [], ...search }: FlightSearchQuery | SearchFormValues): SearchFormValues {
  return {
    ...emptySearch,
    ...search,
    return_date: search.return_date ?? '',
    next_trips: typeof next_trips === 'string' ? readNextTrips(next_trips) : next_trips,
  };
}

/** The form of an address that could not be read: everything in it that a field can show stays. */
export function formOfAddress(search: URLSearchParams): SearchFormValues {
  const text = (key: string) => (search.get(key) ?? '').trim().slice(0, 40);
  const day = (key: string) => (isLocalDate(text(key)) ? text(key) : '');
  const count = (key: AgeCategory) => (/^\d{1,3}$/.test(text(key)) ? Number(text(key)) : emptySearch[key]);
  const trip_type = tripTypeOf(search);
  const next = readNextTrips(search.get('next_trips') ?? '')
    .slice(0, tripLimits.max - 1)
    .map(shownTrip);
  return {
    _from: text('_from').toUpperCase(),
    _to: text('_to').toUpperCase(),
    depart_date: day('depart_date'),
    return_date: day('return_date'),
    next_trips: trip_type === 'MT' ? tripsToGoOn(text('_to').toUpperCase(), next) : next,
    trip_type,
    adult: count('adult'),
    child: count('child'),
    infant: count('infant'),
  };
}

function tripTypeOf(search: URLSearchParams): TripType {
  const named = search.get('trip_type');
  if (named === 'RT' || named === 'MT') return named;
  return named === null && search.has('return_date') ? 'RT' : 'OW';
}

function shownTrip({ _from, _to, depart_date }: SearchTrip): SearchTrip {
  return {
    _from: _from.slice(0, 40),
    _to: _to.slice(0, 40),
    depart_date: typedDay(depart_date),
  };
}
