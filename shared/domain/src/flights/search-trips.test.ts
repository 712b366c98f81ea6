import { localDate } from '../calendar/index.ts';
import { movedTrips, nextTripFaults, readNextTrips, writeNextTrips } from './search-trips.ts';

const trips = [
  { _from: 'ICN', _to: 'NRT', depart_date: '2026-12-22' },
  { _from: 'NRT', _to: 'UBN', depart_date: '2026-12-28' },
];
const text = 'ICN-NRT-2026-12-22_NRT-UBN-2026-12-28';

describe('the trips of a journey over several towns', () => {
  it('are written into one text and read back', () => {
    expect(writeNextTrips(trips)).toBe(text);
    expect(readNextTrips(text)).toEqual(trips);
    expect(readNextTrips('')).toEqual([]);
  });

  it.each(['x', '-', 'icn-nrt', 'ICN-NRT-2026-02-30', '____', 'ICN-NRT-2026-12-22_'])(
    'keep what can be shown of %s, and its faults are listed',
    (broken) => {
      const read = readNextTrips(broken);
      expect(read.length).toBeGreaterThan(0);
      expect(nextTripFaults(localDate('2026-12-19'), read).length).toBeGreaterThan(0);
    },
  );

  it('have no fault when days follow each other, on one day too, and towns need not', () => {
    expect(nextTripFaults(localDate('2026-12-19'), trips)).toEqual([]);
    expect(nextTripFaults(localDate('2026-12-22'), trips)).toEqual([]);
    expect(nextTripFaults(localDate('2026-12-19'), [{ _from: 'PEK', _to: 'UBN', depart_date: '2026-12-22' }])).toEqual(
      [],
    );
  });

  it.each([
    [
      'a day before the first trip',
      '2026-12-23',
      trips,
      { index: 0, field: 'depart_date', fault: 'validation_trip_order' },
    ],
    [
      'a day before the trip before',
      '2026-12-19',
      [trips[0], { ...trips[1], depart_date: '2026-12-21' }],
      { index: 1, field: 'depart_date', fault: 'validation_trip_order' },
    ],
    [
      'no day',
      '2026-12-19',
      [{ ...trips[0], depart_date: '' }],
      { index: 0, field: 'depart_date', fault: 'validation_date' },
    ],
    ['no place', '2026-12-19', [{ ...trips[0], _to: '' }], { index: 0, field: '_to', fault: 'validation_place' }],
    [
      'one place twice',
      '2026-12-19',
      [{ ...trips[0], _to: 'ICN' }],
      { index: 0, field: '_to', fault: 'validation_same_place' },
    ],
  ])('are refused with %s', (_name, first, wrong, fault) => {
    expect(nextTripFaults(localDate(first), wrong as typeof trips)).toEqual([fault]);
  });

  it('move together', () => {
    expect(movedTrips(trips, 3).map(({ depart_date }) => depart_date)).toEqual(['2026-12-25', '2026-12-31']);
  });
});
