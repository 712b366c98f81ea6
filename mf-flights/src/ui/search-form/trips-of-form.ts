import { tripLimits, type SearchTrip } from '@aylal/domain/flights';

/** A trip with a change; the trip after it starts where this one now ends, as long as nobody chose another place there. */
export function withTrip(trips: readonly SearchTrip[], index: number, change: Partial<SearchTrip>): SearchTrip[] {
  const endedAt = trips[index]?._to;
  return trips.map((trip, at) => {
    if (at === index) return { ...trip, ...change };
    const follows = at === index + 1 && change._to !== undefined && (trip._from === '' || trip._from === endedAt);
    return follows ? { ...trip, _from: change._to ?? '' } : trip;
  });
}

/** One trip more, from where the last one ends; the same when there are six. */
export function withOneMore(trips: readonly SearchTrip[]): SearchTrip[] {
  if (trips.length >= tripLimits.max) return [...trips];
  return [...trips, { _from: trips.at(-1)?._to ?? '', _to: '', depart_date: '' }];
}

/** Without a trip; the same when only two are left. */
export function withoutTrip(trips: readonly SearchTrip[], index: number): SearchTrip[] {
  return trips.length <= tripLimits.min ? [...trips] : trips.filter((_, at) => at !== index);
}

/** The trips after the first, of which there is always one: from where the first ends. */
export function tripsToGoOn(firstEndsAt: string, next: readonly SearchTrip[]): SearchTrip[] {
  return next.length > 0 ? [...next] : [{ _from: firstEndsAt, _to: '', depart_date: '' }];
}
