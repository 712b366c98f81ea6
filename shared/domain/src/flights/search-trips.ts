import { addDays, isLocalDate, type LocalDate, localDate } from '../calendar/index.ts';

/** From where to where on which day. What was typed may not be a place or a day yet. */
export interface SearchTrip {
  readonly _from: string;
  readonly _to: string;
  readonly depart_date: string;
}

/** A journey over several towns has this many trips at least and at most. */
export const tripLimits = { min: 2, max: 6 } as const;

/** The trips after the first as addresses and calls carry them: `ICN-NRT-2026-12-22_NRT-UBN-2026-12-28`. */
export function writeNextTrips(trips: readonly SearchTrip[]): string {
  return trips.map(({ _from, _to, depart_date }) => `${_from}-${_to}-${depart_date}`).join('_');
}

/** Reads what `writeNextTrips` wrote. Of anything else it keeps the parts that a form can show; `nextTripFaults` says what is wrong with them. */
export function readNextTrips(text: string): SearchTrip[] {
  return text === ''
    ? []
    : text.split('_').map((trip) => {
        const [_from = '', _to = '', ...day] = trip.split('-');
        return { _from: _from.toUpperCase(), _to: _to.toUpperCase(), depart_date: day.join('-') };
      });
}

/** A fault of a trip after the first: where it is and its message key. */
export interface TripFault {
  readonly index: number;
  readonly field: keyof SearchTrip;
  readonly fault: string;
}

/** What is wrong with the trips after the first, at most one fault a field: places that are none or the same, days that are none or before the trip before. Towns need not follow each other. */
export function nextTripFaults(firstDay: LocalDate, trips: readonly SearchTrip[]): TripFault[] {
  return trips.flatMap((trip, index): TripFault[] => {
    const before = trips[index - 1]?.depart_date ?? firstDay;
    const faults = {
      _from: isPlace(trip._from) ? undefined : 'validation_place',
      _to: !isPlace(trip._to) ? 'validation_place' : trip._to === trip._from ? 'validation_same_place' : undefined,
      depart_date: !isLocalDate(trip.depart_date)
        ? 'validation_date'
        : trip.depart_date < before
          ? 'validation_trip_order'
          : undefined,
    };
    return (['_from', '_to', 'depart_date'] as const).flatMap((field) => {
      const fault = faults[field];
      return fault === undefined ? [] : [{ index, field, fault }];
    });
  });
}

/** The same trips so many days later. */
export function movedTrips<T extends { readonly depart_date: string }>(trips: readonly T[], days: number): T[] {
  return trips.map((trip) => ({ ...trip, depart_date: addDays(localDate(trip.depart_date), days) }));
}

const isPlace = (code: string) => /^[A-Z]{3}$/.test(code);
