import type { InventoryUnit } from '../../../commerce/inventory/inventory-port.ts';
import type { FlightOffer } from '@aylal/contracts/flights';
import { openProviderFixture, type ProviderFixture } from '../../../testing/provider-fixture.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { readQuote } from '../stores/flight-quotes.ts';
import {
  confirmInventory,
  holdInventory,
  readTaken,
  releaseInventory,
  releaseSome,
} from '../../../commerce/inventory/inventory-store.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterEach(async () => {
  provider.deps.faults.clear();
  await provider.deps.db.deleteFrom('inventory').execute();
  await provider.deps.db.deleteFrom('inventory_holds').execute();
});
afterAll(() => provider.close());

const minutesOn = (minutes: number) => new Date(provider.clock.now() + minutes * 60_000).toISOString();

async function get(path: string, query: Record<string, string>, language = 'en') {
  const url = `${path}?${new URLSearchParams(query)}`;
  const answer = await provider.app.inject({ url, headers: { 'accept-language': language } });
  return answer.json();
}
async function check(body: Record<string, unknown>) {
  return (await provider.app.inject({ method: 'POST', url: '/api/flight/v5/rest/check/', payload: body })).json();
}
const seoul = {
  _from: 'UBN',
  _to: 'SEL',
  depart_date: '2026-10-20',
  return_date: '2026-10-27',
  trip_type: 'RT',
  adult: '1',
};
const olgii = { _from: 'UBN', _to: 'ULG', depart_date: '2026-10-20' };
const search = (query: Record<string, string>, language?: string) =>
  get('/api/flight/v4/rest/search/', query, language);
const detail = (offer: FlightOffer, more = {}) =>
  get('/api/flight/v3/rest/detail_with_discount/', { filter_str: offer.filter_str, key: offer.key, ...more });
async function firstOffer(query: Record<string, string> = seoul): Promise<FlightOffer> {
  return (await search(query)).result[0];
}
const named = ({ filter_str, key }: FlightOffer) => ({ filter_str, key });

describe('a place search', () => {
  it.each([
    ['seoul', 'en', 'Seoul'],
    ['сөүл', 'mn', 'Сөүл'],
    ['서울', 'ko', '서울'],
  ])('[API-23] [CALL-50] finds airports by a text in the language asked for: %s', async (text, language, city) => {
    const { status_code, result } = await get('/api/airports/', { text }, language);
    expect(status_code).toBe(200);
    expect(result).toContainEqual(expect.objectContaining({ code: 'ICN', city_name: city, country_code: 'KR' }));
  });
});

describe('a flight search', () => {
  it('[NEED-14] [ROUTE-52] answers a round trip with offers of two directions, cheapest first, for 30 minutes', async () => {
    const { status_code, result, expires_at } = await search(seoul);
    expect(status_code).toBe(200);
    expect(result.length).toBeGreaterThan(10);
    expect(result.length).toBeLessThanOrEqual(500);
    expect(result.every((offer: FlightOffer) => offer.trips.length === 2)).toBe(true);
    const totals = result.map((offer: FlightOffer) => offer.total_fare);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => a - b));
    expect(expires_at).toBe(minutesOn(30));
  });

  it('[ROUTE-51] prices everybody: a child three quarters, an infant a tenth of the fare, and the lines add up', async () => {
    const offer = await firstOffer({ ...seoul, adult: '2', child: '1', infant: '1' });
    const [adult, child, infant] = offer.fares;
    expect(offer.fares.map(({ type, count }) => [type, count])).toEqual([
      ['adult', 2],
      ['child', 1],
      ['infant', 1],
    ]);
    expect(Math.abs((child?.base ?? 0) - (adult?.base ?? 0) * 0.75)).toBeLessThanOrEqual(100);
    expect(Math.abs((infant?.base ?? 0) - (adult?.base ?? 0) * 0.1)).toBeLessThanOrEqual(100);
    expect(offer.total_fare).toBe(offer.fares.reduce((sum, line) => sum + line.count * (line.base + line.taxes), 0));
  });

  it('[FLIGHT-07] names cities and airports in the language asked for', async () => {
    const flight = (await search(olgii, 'ko')).result[0].trips[0].flights[0];
    expect(flight).toMatchObject({
      departure_city_name: '울란바토르',
      arrival_city_name: '울기',
      departure_city: 'ULN',
    });
  });

  it('[GAP-14.3] offers instalments only 12 days ahead', async () => {
    const near = (await search({ ...olgii, depart_date: '2026-09-08' })).result;
    const far = (await search(olgii)).result;
    expect(near.length).toBeGreaterThan(0);
    expect(near.every((offer: FlightOffer) => offer.partial_payment === null)).toBe(true);
    expect(far.some((offer: FlightOffer) => offer.partial_payment !== null)).toBe(true);
  });

  it('[ERR-02] shows offers of an airline that cannot be ticketed as not bookable', async () => {
    const moscow = (await search({ _from: 'UBN', _to: 'MOW', depart_date: '2026-10-19' })).result;
    const aeroflot = moscow.filter((offer: FlightOffer) => offer.trips[0]?.flights[0]?.operating_airline === 'SU');
    expect(aeroflot.length).toBeGreaterThan(0);
    expect(aeroflot.every((offer: FlightOffer) => !offer.bookable)).toBe(true);
  });

  it.each([
    ['an unknown airport', { ...olgii, _to: 'ZZZ' }, { _to: 'validation_place' }],
    ['one place twice', { ...olgii, _to: 'UBN' }, { _to: 'validation_same_place' }],
    ['one city twice', { ...olgii, _to: 'ULN' }, { _to: 'validation_same_place' }],
    ['a day that is over', { ...olgii, depart_date: '2026-08-31' }, { depart_date: 'validation_date_past' }],
    ['a day not yet on sale', { ...olgii, depart_date: '2027-08-29' }, { depart_date: 'validation_date_too_far' }],
    [
      'a return before departure',
      { ...seoul, return_date: '2026-10-19' },
      { return_date: 'validation_return_before_departure' },
    ],
    ['a round trip without return', { ...olgii, trip_type: 'RT' }, { return_date: 'validation_return_date_required' }],
    ['more infants than adults', { ...olgii, infant: '2' }, { infant: 'validation_infant_per_adult' }],
    ['18 adults', { ...olgii, adult: '18' }, { adult: 'validation_adult_count' }],
    ['a day that does not exist', { ...olgii, depart_date: '2026-02-30' }, { depart_date: 'validation_date' }],
  ])('[NEED-14] refuses %s at its field', async (_name, query, fields) => {
    expect(await search(query)).toMatchObject({ status_code: 400, result: { problem: 'invalid-input', fields } });
  });

  it('[NEED-14] answers a pair that nobody flies, and a date without flights, with an empty list', async () => {
    expect(await search({ ...olgii, _to: 'AVK' })).toMatchObject({ status_code: 200, result: [] });
    const days = (await get('/api/flight/v4/rest/nearby_dates/', { ...olgii, _to: 'LTI' })).result.map(
      (day: { depart_date: string }) => day.depart_date,
    );
    const without = [
      '2026-10-19',
      '2026-10-20',
      '2026-10-21',
      '2026-10-22',
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
    ].find((day) => !days.includes(day));
    expect(await search({ ...olgii, _to: 'LTI', depart_date: without ?? '' })).toMatchObject({
      status_code: 200,
      result: [],
    });
  });

  it('[NEED-29] gives the lowest fare of the days around, none that is over', async () => {
    const days = (await get('/api/flight/v4/rest/nearby_dates/', { ...olgii, depart_date: '2026-09-03' })).result;
    expect(days[0].depart_date >= '2026-09-01').toBe(true);
    const third = (await search({ ...olgii, depart_date: days[0].depart_date })).result[0];
    expect(days[0].total_fare).toBe(third.total_fare);
  });
});

describe('an offer', () => {
  it('[API-25] [CALL-54] [CALL-23] is read again by its key, with its baggage alone on demand', async () => {
    const offer = await firstOffer();
    expect((await detail(offer)).result.data.offer).toMatchObject({ key: offer.key, total_fare: offer.total_fare });
    expect((await detail(offer, { baggage: 'true' })).result.data).toEqual({ baggage_info: offer.baggage_info });
  });

  it.each([
    ['cut', (offer: FlightOffer) => ({ ...offer, key: offer.key.slice(0, -2) })],
    ['changed', (offer: FlightOffer) => ({ ...offer, key: offer.key.replace('26102', '26103') })],
    [
      'of another search',
      (offer: FlightOffer) => ({ ...offer, filter_str: offer.filter_str.replace('.1.0.0', '.2.0.0') }),
    ],
    ['nonsense', (offer: FlightOffer) => ({ ...offer, key: 'x' })],
  ])('[API-25] is gone when its key is %s', async (_name, change) => {
    expect(await detail(change(await firstOffer()))).toMatchObject({
      status_code: 404,
      result: { problem: 'offer-gone' },
    });
  });

  it('[API-25] [API-24] has expired after 30 minutes', async () => {
    const offer = await firstOffer();
    provider.clock.advance(30 * 60_000);
    expect(await detail(offer)).toMatchObject({ status_code: 404, result: { problem: 'offer-expired' } });
    expect(await check(named(offer))).toMatchObject({ status_code: 404, result: { problem: 'offer-expired' } });
  });
});

describe('a price check', () => {
  it('[API-24] [CALL-53] [MNY-6] makes a quote of the server at the price that was shown', async () => {
    const offer = await firstOffer();
    const answer = await check({ ...named(offer), adult: 1, shown_total_fare: offer.total_fare });
    expect(answer).toMatchObject({
      status_code: 200,
      result: { total_fare: offer.total_fare, bookable: true, expires_at: minutesOn(20) },
    });
    const stored = await readQuote(provider.deps.db, answer.result.ref_number);
    expect(stored?.quote).toEqual(answer.result);
  });

  it('[API-24] [MNY-6] answers 208 with old and new price when it has changed', async () => {
    const offer = await firstOffer();
    provider.deps.faults.add({ id: 'up', operation: 'flight-market', kind: 'price-change', percent: 7, times: 1 });
    const { status_code, result } = await check(named(offer));
    expect(status_code).toBe(208);
    expect(result.previous_total_fare).toBe(offer.total_fare);
    expect(result.total_fare).toBeGreaterThan(offer.total_fare);
    expect((await check(named(offer))).status_code).toBe(200);
  });

  it('[API-24] compares with what the customer says to have seen', async () => {
    const offer = await firstOffer();
    const answer = await check({ ...named(offer), shown_total_fare: offer.total_fare - 100 });
    expect(answer).toMatchObject({ status_code: 208, result: { previous_total_fare: offer.total_fare - 100 } });
  });

  it('[API-24] answers sold-out', async () => {
    const offer = await firstOffer();
    provider.deps.faults.add({ id: 'out', operation: 'flight-market', kind: 'sold-out', times: 1 });
    expect(await check(named(offer))).toMatchObject({ status_code: 404, result: { problem: 'sold-out' } });
  });

  it('[API-24] refuses more infants than adults', async () => {
    const offer = await firstOffer();
    expect(await check({ ...named(offer), infant: 2 })).toMatchObject({
      status_code: 400,
      result: { fields: { infant: 'validation_infant_per_adult' } },
    });
  });

  it('[ERR-02] of an offer that cannot be ticketed says so', async () => {
    const moscow = (await search({ _from: 'UBN', _to: 'MOW', depart_date: '2026-10-19' })).result;
    const offer = moscow.find((one: FlightOffer) => !one.bookable);
    expect(await check(named(offer))).toMatchObject({ status_code: 200, result: { bookable: false } });
  });
});

describe('seats', () => {
  const within = <T>(work: (tx: Tx) => Promise<T>) => provider.deps.db.transaction().execute(work);
  const flightsOf = (limit: number): InventoryUnit[] => [
    { resource: 'OM1101', date: '2026-10-20', limit },
    { resource: 'OM223', date: '2026-10-20', limit: 50 },
  ];
  const hold = (order: string, limit: number, seats: number) =>
    within((tx) => holdInventory(tx, order, flightsOf(limit), seats));
  async function taken() {
    const seats = await readTaken(provider.deps.db, '2026-10-20', '2026-10-20');
    return [seats('OM1101', '2026-10-20'), seats('OM223', '2026-10-20')];
  }

  it('are sold once: of twelve bookings at the same time for five seats, five succeed', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => hold(`ORDER-${index}`, 5, 1)));
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(await taken()).toEqual([5, 5]);
  });

  it('are held all or none', async () => {
    expect(await hold('ORDER-1', 1, 2)).toBe(false);
    expect(await taken()).toEqual([0, 0]);
  });

  it('of an order are held once, sold once and released once', async () => {
    expect(await hold('ORDER-1', 5, 2)).toBe(true);
    expect(await hold('ORDER-1', 5, 2)).toBe(true);
    expect(await taken()).toEqual([2, 2]);
    await within((tx) => confirmInventory(tx, 'ORDER-1'));
    await within((tx) => confirmInventory(tx, 'ORDER-1'));
    expect(await taken()).toEqual([2, 2]);
    await within((tx) => releaseInventory(tx, 'ORDER-1'));
    await within((tx) => releaseInventory(tx, 'ORDER-1'));
    expect(await taken()).toEqual([0, 0]);
  });

  it('of an order are released one by one, and never more than it has', async () => {
    await hold('ORDER-1', 5, 3);
    await hold('ORDER-2', 5, 1);
    await within((tx) => confirmInventory(tx, 'ORDER-1'));
    await within((tx) => releaseSome(tx, 'ORDER-1', 1));
    expect(await taken()).toEqual([3, 3]);
    await within((tx) => releaseSome(tx, 'ORDER-1', 2));
    await within((tx) => releaseSome(tx, 'ORDER-1', 2));
    expect(await taken()).toEqual([1, 1]);
  });

  it('[API-24] that are gone make the offer sold out for the next customer, in its detail, at the price check and in the search', async () => {
    const offer = await firstOffer(olgii);
    const { result } = await check(named(offer));
    const stored = await readQuote(provider.deps.db, result.ref_number);
    const [flight] = stored?.units ?? [];
    const last = flight?.limit ?? 0;
    expect(await within((tx) => holdInventory(tx, 'ORDER-1', stored?.units ?? [], last))).toBe(true);
    expect(await detail(offer)).toMatchObject({ status_code: 404, result: { problem: 'sold-out' } });
    expect(await check(named(offer))).toMatchObject({ status_code: 404, result: { problem: 'sold-out' } });
    expect((await search(olgii)).result.map((one: FlightOffer) => one.key)).not.toContain(offer.key);
  });
});
