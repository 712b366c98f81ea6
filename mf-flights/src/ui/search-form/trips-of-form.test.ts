import { withOneMore, withoutTrip, withTrip } from './trips-of-form.ts';

const trips = [
  { _from: 'UBN', _to: 'ICN', depart_date: '2026-12-19' },
  { _from: 'ICN', _to: 'NRT', depart_date: '2026-12-22' },
];
const places = (of: typeof trips) => of.map(({ _from, _to }) => `${_from}-${_to}`);

describe('the trips of the form', () => {
  it('follow each other: the next one starts where a trip now ends', () => {
    expect(places(withTrip(trips, 0, { _to: 'PEK' }))).toEqual(['UBN-PEK', 'PEK-NRT']);
  });

  it('keep a start that was chosen, and places when only a day changes', () => {
    const gap = withTrip(trips, 1, { _from: 'PUS' });
    expect(places(withTrip(gap, 0, { _to: 'PEK' }))).toEqual(['UBN-PEK', 'PUS-NRT']);
    expect(places(withTrip(trips, 0, { depart_date: '2026-12-20' }))).toEqual(['UBN-ICN', 'ICN-NRT']);
  });

  it('are two to six', () => {
    expect(places(withOneMore(trips))).toEqual(['UBN-ICN', 'ICN-NRT', 'NRT-']);
    const six = withOneMore(withOneMore(withOneMore(withOneMore(trips))));
    expect(withOneMore(six)).toHaveLength(6);
    expect(places(withoutTrip(six, 0))[0]).toBe('ICN-NRT');
    expect(withoutTrip(trips, 0)).toEqual(trips);
  });
});
