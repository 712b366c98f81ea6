import type { BusTrip } from '@aylal/contracts/bus';
import { typedDay, type LocalDate } from '@aylal/domain/calendar';
import { saleDays, wayBack } from './read-trip.ts';

/** A journey there and back: which of its ways is shown, and the day of the other one. */
export interface BothWays {
  readonly shown: 'out' | 'back';
  readonly other: LocalDate;
}

/** What an address says of the other way of a journey beside the one on `date`. Null for one way only, and for days that cannot be: not on sale, or back before out. */
export function readBothWays(search: URLSearchParams, date: LocalDate, now: Date): BothWays | null {
  const day = (name: string) => typedDay(search.get(name) ?? '');
  const { first, last } = saleDays(now);
  const onSale = (one: LocalDate | ''): one is LocalDate => one !== '' && one >= first && one <= last;
  const [back, out] = [day('return_date'), day('out_date')];
  if (onSale(back) && back >= date) return { shown: 'out', other: back };
  if (onSale(out) && out <= date) return { shown: 'back', other: out };
  return null;
}

/** The same way on another day, as far as the other one still fits. */
export function keptOther(ways: BothWays | null, date: LocalDate): { return_date?: LocalDate; out_date?: LocalDate } {
  if (ways?.shown === 'out' && ways.other >= date) return { return_date: ways.other };
  if (ways?.shown === 'back' && ways.other <= date) return { out_date: ways.other };
  return {};
}

/** The way out of a journey, whichever of its ways is `trip`, and the day back. */
export function wayOut(trip: BusTrip, ways: BothWays | null): { trip: BusTrip; return_date?: LocalDate } {
  return ways?.shown === 'back'
    ? { trip: wayBack({ ...trip, date: ways.other }), return_date: trip.date }
    : { trip, ...keptOther(ways, trip.date) };
}

/** The address of the other way says the day of this one. */
export function turned({ shown }: BothWays, date: LocalDate): { return_date?: LocalDate; out_date?: LocalDate } {
  return shown === 'out' ? { out_date: date } : { return_date: date };
}
