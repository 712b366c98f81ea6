import * as v from 'valibot';
import { flightSearchQuery } from './flight-search-query.ts';

const good = { _from: 'ubn', _to: 'ICN', depart_date: '2026-12-19', adult: '2' };
const faultsOf = (query: object) => {
  const parsed = v.safeParse(flightSearchQuery, query);
  return parsed.success ? {} : Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue), issue.message]));
};

describe('the search of flights', () => {
  it('[ROUTE-51] reads the words of the address, with defaults', () => {
    expect(v.parse(flightSearchQuery, good)).toEqual({
      _from: 'UBN',
      _to: 'ICN',
      depart_date: '2026-12-19',
      trip_type: 'OW',
      adult: 2,
      child: 0,
      infant: 0,
    });
  });

  it('[ROUTE-52] reads trip_type=RT as a round trip', () => {
    expect(v.parse(flightSearchQuery, { ...good, trip_type: 'RT', return_date: '2026-12-26' })).toMatchObject({
      trip_type: 'RT',
      return_date: '2026-12-26',
    });
  });

  it('[FLIGHT-11] reads trip_type=MT as a journey over several towns, and its further trips mean nothing otherwise', () => {
    const next_trips = 'ICN-NRT-2026-12-22_NRT-UBN-2026-12-28';
    expect(v.parse(flightSearchQuery, { ...good, trip_type: 'MT', next_trips })).toMatchObject({ next_trips });
    expect(faultsOf({ ...good, trip_type: 'OW', next_trips: 'x' })).toEqual({});
    expect(faultsOf({ ...good, next_trips: 'x'.repeat(200) })).toEqual({ next_trips: 'validation_trips' });
  });

  it.each([
    ['no further trip', undefined, { next_trips: 'validation_trips' }],
    ['seven trips', Array(6).fill('ICN-NRT-2026-12-22').join('_'), { next_trips: 'validation_trips' }],
    ['a day before the first', 'ICN-NRT-2026-12-18', { 'next_trips.0.depart_date': 'validation_trip_order' }],
  ])('[FLIGHT-11] [AUT-3] refuses %s over several towns, each fault at its field', (_, next_trips, faults) => {
    expect(faultsOf({ ...good, trip_type: 'MT', next_trips })).toEqual(faults);
  });

  it.each([
    ['nothing', {}, { _from: 'validation_required', _to: 'validation_required', depart_date: 'validation_required' }],
    ['one place twice', { ...good, _to: 'UBN' }, { _to: 'validation_same_place' }],
    ['a day that does not exist', { ...good, depart_date: '2026-02-30' }, { depart_date: 'validation_date' }],
    ['a round trip without return', { ...good, trip_type: 'RT' }, { return_date: 'validation_return_date_required' }],
    [
      'a return before departure',
      { ...good, trip_type: 'RT', return_date: '2026-12-18' },
      { return_date: 'validation_return_before_departure' },
    ],
    ['more infants than adults', { ...good, infant: '3' }, { infant: 'validation_infant_per_adult' }],
    ['no adult', { ...good, adult: '0' }, { adult: 'validation_adult_count' }],
    ['18 adults', { ...good, adult: '18' }, { adult: 'validation_adult_count' }],
    ['a count that is no number', { ...good, child: '1e3' }, { child: 'validation_child_count' }],
    ['a negative count', { ...good, child: '-1' }, { child: 'validation_child_count' }],
    ['another trip type', { ...good, trip_type: 'XX' }, { trip_type: 'validation_trip_type' }],
    ['a place that is no code', { ...good, _from: "'; drop" }, { _from: 'validation_place' }],
  ])('[FLIGHT-14] [AUT-3] refuses %s, each fault at its field', (_, query, faults) => {
    expect(faultsOf(query)).toEqual(faults);
  });
});
