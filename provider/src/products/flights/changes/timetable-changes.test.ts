import { localDate } from '@aylal/domain/calendar';
import type { FlightOffer } from '@aylal/contracts/flights';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';

let provider: ProviderFixture;
let held: FlightOffer;
beforeAll(async () => {
  provider = await openProviderFixture();
  const query = new URLSearchParams({
    _from: 'UBN',
    _to: 'ICN',
    depart_date: localDate('2026-10-06'),
    return_date: localDate('2026-10-13'),
    trip_type: 'RT',
    adult: '2',
  });
  const { result } = (await provider.app.inject({ url: `/api/flight/v4/rest/search/?${query}` })).json<{
    result: FlightOffer[];
  }>();
  const first = result.find(
    ({ exchange_before_depart_price, bookable }) => bookable && exchange_before_depart_price > 0,
  );
  if (!first) throw new Error('nothing flies');
  held = first;
});
afterEach(() => provider.deps.faults.clear());
afterAll(() => provider.close());

const options = (out: string, back: string | undefined = '2026-10-20') => {
  const days = { departDate: localDate(out), returnDate: back === undefined ? undefined : localDate(back) };
  return provider.deps.changes.options(held, days, provider.clock.now(), 'en');
};
const reopen = (filter: string, key: string) =>
  provider.deps.changes.reopen(held, filter, key, provider.clock.now(), 'en');
const fareOf = ({ trips, key }: FlightOffer) => [
  trips.map(({ flights }) => flights[0]?.marketing_airline),
  key.split('!')[1],
];

describe('The flights that a ticket may be changed to', () => {
  it('[CALL-55] are of the same airline, fare and people on the days wanted, cheapest first', async () => {
    const found = await options('2026-10-13');
    expect(found.length).toBeGreaterThan(0);
    for (const offer of found) {
      expect(fareOf(offer)).toEqual(fareOf(held));
      expect(offer.trips.map(({ flights }) => flights[0]?.departure_date)).toEqual(['2026-10-13', '2026-10-20']);
      expect(offer.fares.map(({ count }) => count)).toEqual([2]);
    }
    const totals = found.map(({ total_fare }) => total_fare);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  it('leave the flights held out', async () => {
    const same = await options('2026-10-06', '2026-10-13');
    const flightsOf = ({ trips }: FlightOffer) =>
      trips.flatMap(({ flights }) => flights.map((one) => one.departure_at));
    expect(same.map(flightsOf)).not.toContainEqual(flightsOf(held));
  });

  it('refuse days that are over', async () => {
    await expect(options('2026-08-01')).rejects.toMatchObject({ problem: 'invalid-input' });
  });

  it('[MNY-6] are opened again at their present price', async () => {
    const [option] = await options('2026-10-13');
    if (!option) throw new Error('nothing flies');
    expect(await reopen(option.filter_str, option.key)).toMatchObject({ ok: true, offer: { key: option.key } });
    provider.deps.faults.add({ id: 'up', operation: 'flight-market', kind: 'price-change', percent: 20, times: 1 });
    const dearer = await reopen(option.filter_str, option.key);
    expect(dearer.ok && dearer.offer.total_fare).toBeGreaterThan(option.total_fare);
    provider.deps.faults.add({ id: 'gone', operation: 'flight-market', kind: 'sold-out', times: 1 });
    expect(await reopen(option.filter_str, option.key)).toEqual({ ok: false, problem: 'sold-out' });
  });

  it('are no others: a key of another journey, of the flights held, or cut short', async () => {
    expect(await reopen(held.filter_str, held.key)).toEqual({ ok: false, problem: 'offer-gone' });
    expect(await reopen(held.filter_str, held.key.slice(0, -2))).toEqual({ ok: false, problem: 'offer-gone' });
    const query = new URLSearchParams({ _from: 'UBN', _to: 'ICN', depart_date: localDate('2026-10-13'), adult: '2' });
    const { result } = (await provider.app.inject({ url: `/api/flight/v4/rest/search/?${query}` })).json<{
      result: FlightOffer[];
    }>();
    const other = result[0];
    if (!other) throw new Error('nothing flies');
    expect(await reopen(other.filter_str, other.key)).toEqual({ ok: false, problem: 'offer-gone' });
  });
});
