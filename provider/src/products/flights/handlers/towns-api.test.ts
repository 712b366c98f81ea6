import type { FlightOffer } from '@aylal/contracts/flights';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';
import { readQuote } from '../stores/flight-quotes.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

async function get(path: string, query: Record<string, string>) {
  return (await provider.app.inject({ url: `${path}?${new URLSearchParams(query)}` })).json();
}
const towns = {
  _from: 'UBN',
  _to: 'ICN',
  depart_date: '2026-10-20',
  trip_type: 'MT',
  next_trips: 'ICN-TYO-2026-10-23_TYO-UBN-2026-10-28',
  adult: '2',
};
const search = (change: Record<string, string> = {}) => get('/api/flight/v4/rest/search/', { ...towns, ...change });
const faresOf = (change: Record<string, string> = {}) =>
  get('/api/flight/v4/rest/nearby_dates/', { ...towns, ...change });

describe('[FLIGHT-11] a search over several towns', () => {
  it('finds whole journeys: each trip on its day, in order, at one price that its lines add up to', async () => {
    const { status_code, result } = await search();
    expect(status_code).toBe(200);
    expect(result.length).toBeGreaterThan(10);
    for (const offer of result as FlightOffer[]) {
      expect(offer.trips.map(({ flights }) => [flights[0]?.departure_date, flights.at(-1)?.arrival_city])).toEqual([
        ['2026-10-20', 'SEL'],
        ['2026-10-23', 'TYO'],
        ['2026-10-28', 'ULN'],
      ]);
      expect(offer.total_fare).toBe(offer.fares.reduce((sum, line) => sum + line.count * (line.base + line.taxes), 0));
    }
  });

  it('takes six trips, and towns that do not follow each other', async () => {
    const next_trips = 'NRT-ICN-2026-10-22_ICN-CTS-2026-10-24_CTS-NRT-2026-10-26_ICN-PUS-2026-10-28_ICN-UBN-2026-10-31';
    const { result } = await search({ next_trips });
    expect(result.length).toBeGreaterThan(0);
    expect(result[0].trips).toHaveLength(6);
  });

  it('never leaves before it has arrived, also when two trips are on one day', async () => {
    const { result } = await search({ next_trips: 'ICN-TYO-2026-10-20_TYO-UBN-2026-10-28' });
    expect(result.length).toBeGreaterThan(0);
    for (const { trips } of result as FlightOffer[]) {
      const arrives = Date.parse(trips[0]?.flights.at(-1)?.arrival_at ?? '');
      expect(Date.parse(trips[1]?.flights[0]?.departure_at ?? '')).toBeGreaterThanOrEqual(arrives + 60 * 60_000);
    }
  });

  it('is empty when one of the trips has no flights', async () => {
    expect((await search({ next_trips: 'ICN-AVK-2026-10-23' })).result).toEqual([]);
  });

  it.each([
    ['no further trip', { next_trips: '' }, { next_trips: 'validation_trips' }],
    ['seven trips', { next_trips: Array(6).fill('ICN-NRT-2026-10-23').join('_') }, { next_trips: 'validation_trips' }],
    [
      'days out of order',
      { next_trips: 'ICN-NRT-2026-10-19' },
      { 'next_trips.0.depart_date': 'validation_trip_order' },
    ],
    ['one place twice', { next_trips: 'ICN-ICN-2026-10-23' }, { 'next_trips.0._to': 'validation_same_place' }],
    [
      'one city twice',
      { next_trips: 'ICN-NRT-2026-10-23_NRT-TYO-2026-10-24' },
      { 'next_trips.1._to': 'validation_same_place' },
    ],
    ['an unknown place', { next_trips: 'ICN-ZZZ-2026-10-23' }, { 'next_trips.0._to': 'validation_place' }],
    [
      'a day not yet on sale',
      { next_trips: 'ICN-NRT-2027-10-23' },
      { 'next_trips.0.depart_date': 'validation_date_too_far' },
    ],
    ['rubbish', { next_trips: 'x' }, { 'next_trips.0._from': 'validation_place' }],
  ])('refuses %s at its field', async (_name, change, fields) => {
    expect(await search(change)).toMatchObject({ status_code: 400, result: { problem: 'invalid-input', fields } });
  });

  it('[API-25] [API-24] gives offers that are read again by their key, checked, and hold seats on every flight', async () => {
    const offer: FlightOffer = (await search()).result.find((one: FlightOffer) => one.bookable);
    const { filter_str, key, total_fare } = offer;
    const again = await get('/api/flight/v3/rest/detail_with_discount/', { filter_str, key });
    expect(again.result.data.offer).toMatchObject({ total_fare, trips: offer.trips });
    const checked = await provider.app.inject({
      method: 'POST',
      url: '/api/flight/v5/rest/check/',
      payload: { filter_str, key, adult: 2, child: 0, infant: 0, shown_total_fare: total_fare },
    });
    const quote = checked.json();
    expect(quote).toMatchObject({ status_code: 200, result: { total_fare } });
    const stored = await readQuote(provider.deps.db, quote.result.ref_number);
    expect(stored?.units).toHaveLength(offer.trips.flatMap(({ flights }) => flights).length);
  });

  it('[API-25] is gone when its key leaves a trip out', async () => {
    const { filter_str, key }: FlightOffer = (await search()).result[0];
    const shorter = filter_str.split('.').slice(0, -3).join('.');
    expect(await get('/api/flight/v3/rest/detail_with_discount/', { filter_str: shorter, key })).toMatchObject({
      status_code: 404,
      result: { problem: 'offer-gone' },
    });
  });

  it('[NEED-29] has fares of the days around, the whole journey moved', async () => {
    const days = (await faresOf()).result;
    const moved = await search({
      depart_date: '2026-10-21',
      next_trips: 'ICN-TYO-2026-10-24_TYO-UBN-2026-10-29',
    });
    expect(days.find((day: { depart_date: string }) => day.depart_date === '2026-10-21')).toMatchObject({
      total_fare: moved.result[0].total_fare,
    });
  });
});
