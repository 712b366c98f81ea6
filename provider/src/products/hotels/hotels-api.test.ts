import type { HotelCard } from '@aylal/contracts/hotels';
import { openProviderFixture, testApiKey, type ProviderFixture } from '../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterEach(() => provider.deps.faults.clear());
afterAll(() => provider.close());

const stay = { text: 'ULN', check_in: '2026-12-18', check_out: '2026-12-21', adults: '2' };
async function get(path: string, query: Record<string, string> = {}, language = 'en') {
  const url = `${path}?${new URLSearchParams(query)}`;
  return (await provider.app.inject({ url, headers: { ...testApiKey, 'accept-language': language } })).json();
}
const list = (query: Record<string, string> = {}, language?: string) =>
  get('/api/hotel/list/', { ...stay, ...query }, language);
const totals = (hotels: readonly HotelCard[]) => hotels.flatMap(({ prices }) => prices?.total ?? []);

describe('A suggestion', () => {
  it.each([
    ['улаанб', 'mn', 'Улаанбаатар', 'city'],
    ['ulaanbaatar', 'en', 'Ulaanbaatar', 'city'],
    ['東京', 'ja', '東京', 'city'],
    ['УБ', 'mn', 'Улаанбаатар', 'city'],
    ['ulanbator', 'en', 'Ulaanbaatar', 'city'],
    ['Хөвсгөл', 'mn', 'Хатгал', 'city'],
    ['tenger pla', 'en', 'Tenger Plaza', 'hotel'],
    ['Тэнгэр пла', 'mn', 'Тэнгэр Плаза', 'hotel'],
    ['mongol', 'en', 'Mongolia', 'country'],
  ])('[CALL-58.1] [CALL-58.2] [API-34] finds "%s" in %s', async (text, language, name, type) => {
    const { result } = await get('/api/suggest/hotels/', { text }, language);
    expect(result).toContainEqual(expect.objectContaining({ name, type }));
  });

  it.each([{}, { 'x-api-key': 'guess' }])('[CALL-58.3] is refused with 401 without its key: %j', async (headers) => {
    const answer = await provider.app.inject({ url: '/api/suggest/hotels/?text=ulan', headers });
    expect(answer.statusCode).toBe(401);
    expect((await provider.app.inject({ url: '/api/hotel/get_filter/', headers })).statusCode).toBe(200);
  });

  it('[CALL-58.1] offers the cities asked for most before anything is typed, and nothing for nonsense', async () => {
    const { result } = await get('/api/suggest/hotels/');
    expect(result[0]).toMatchObject({ name: 'Ulaanbaatar', tapa_code: 'ULN', country_code: 'MN' });
    expect((await get('/api/suggest/hotels/', { text: 'qqqqq' })).result).toEqual([]);
  });
});

describe('The filter', () => {
  it('[CALL-59] [API-35] names facilities in the language asked for, stars and prices', async () => {
    const { result } = await get('/api/hotel/get_filter/', {}, 'mn');
    expect(result.facilities).toContainEqual({ key: 'pool', name: 'Бассейн', category: 'wellness' });
    expect(result.star_rating).toEqual([1, 2, 3, 4, 5]);
    expect(result.price.min).toBeLessThan(result.price.max);
  });
});

describe('A list of hotels', () => {
  it('[CALL-61] [ROUTE-54] [API-36] has 20 a page, each hotel once, and the last page for one beyond', async () => {
    const first = (await list()).result;
    const second = (await list({ page: '2' })).result;
    expect(first).toMatchObject({ page: 1, total: 640, count: 640, pages: 32, place: { name: 'Ulaanbaatar' } });
    const codes = [...first.hotels, ...second.hotels].map(({ tapa_code }: HotelCard) => tapa_code);
    expect(new Set(codes).size).toBe(40);
    expect((await list({ page: '400' })).result.page).toBe(32);
  });

  it('has names, address and places in Mongolian where asked for, and the words of a card', async () => {
    const { hotels } = (await list({ text: 'ULN-0001' }, 'mn')).result;
    expect(hotels).toHaveLength(1);
    expect(hotels[0]).toMatchObject({ tapa_code: 'ULN-0001', name: 'Тэнгэр Плаза' });
    expect(hotels[0].address).toMatch(/дүүрэг.*Улаанбаатар$/);
    expect(hotels[0].facilities[0].name).toMatch(/[а-яө]/i);
  });

  it.each([
    ['price', (a: number, b: number) => a - b],
    ['-price', (a: number, b: number) => b - a],
  ])('[HOTEL-13] sorts by %s, those without a room last', async (sort, order) => {
    const { hotels } = (await list({ sort })).result;
    const found = totals(hotels);
    expect(found.length).toBeGreaterThan(15);
    expect(found).toEqual(found.toSorted(order));
    const last = (await list({ sort, page: '32' })).result.hotels;
    expect(last.at(-1).prices).toBeNull();
  });

  it('[HOTEL-13] sorts by stars both ways', async () => {
    const stars = async (sort: string) =>
      (await list({ sort, text: 'SEL' })).result.hotels.map(({ star_rating }: HotelCard) => star_rating);
    expect((await stars('star_rating'))[0]).toBeLessThan((await stars('-star_rating'))[0]);
  });

  it('[ROUTE-53] keeps hotels that have every facility asked for, and the stars, score and price wanted', async () => {
    const all = (await list()).result;
    const two = (await list({ fac: 'pool,parking' })).result;
    const one = (await list({ fac: 'pool' })).result;
    expect(two.count).toBeGreaterThan(0);
    expect(two.count).toBeLessThan(one.count);
    expect(one.count).toBeLessThan(all.count);
    const good = (await list({ stars: '4,5', rating: '8', min_price: '100000', max_price: '300000' })).result;
    expect(good.hotels.length).toBeGreaterThan(0);
    for (const hotel of good.hotels as HotelCard[]) {
      expect(hotel.star_rating).toBeGreaterThanOrEqual(4);
      expect(hotel.ratings?.score).toBeGreaterThanOrEqual(8);
      expect(hotel.prices?.per_night).toBeGreaterThanOrEqual(100_000);
      expect(hotel.prices?.per_night).toBeLessThanOrEqual(300_000);
    }
  });

  it('keeps the hotels of a part of the map, and refuses a part that there is not', async () => {
    const all = (await list()).result;
    const east = (await list({ area: '47.9,106.93,47.95,107.05' })).result;
    expect(east.count).toBeGreaterThan(0);
    expect(east.count).toBeLessThan(all.count);
    for (const { location } of east.hotels as HotelCard[]) {
      expect(location.lon).toBeGreaterThanOrEqual(106.93);
      expect(location.lat).toBeGreaterThanOrEqual(47.9);
    }
    expect((await list({ area: '47.95,106.93,47.9,107.05' })).status_code).toBe(400);
  });

  it('prices a whole stay by its nights and rooms, and moves with time', async () => {
    const of = async (query: Record<string, string>) =>
      (await list({ text: 'ULN-0001', ...query })).result.hotels[0].prices?.total as number;
    const three = await of({});
    const two = await of({ check_out: '2026-12-20' });
    expect(three).toBeGreaterThan(two);
    const rooms = await of({ rooms: '2', adults: '4' });
    if (rooms) expect(rooms).toBe(three * 2);
    const prices = new Set<number>();
    for (let step = 0; step < 4; step += 1) {
      prices.add(await of({}));
      provider.clock.advance(7 * 3_600_000);
    }
    expect(prices.size).toBeGreaterThan(1);
  });

  it('dates free cancellation in the zone of the hotel', async () => {
    const { hotels } = (await list({ text: 'ULG' })).result;
    const terms = (hotels as HotelCard[]).flatMap(({ cancellation }) => cancellation);
    expect(terms.length).toBeGreaterThan(10);
    for (const { FromDate } of terms) expect(FromDate).toMatch(/T\d{2}:\d{2}:00\+07:00$/);
  });

  it('is empty without a place for a text that names none', async () => {
    expect((await list({ text: 'qqqqq' })).result).toMatchObject({ hotels: [], count: 0, place: null });
  });

  it.each([
    ['check-out before check-in', { check_out: '2026-12-17' }, { check_out: 'validation_check_out' }],
    ['a child without age', { children: '1' }, { child_age_details: 'validation_child_age' }],
    ['more rooms than adults', { rooms: '3' }, { adults: 'validation_adult_per_room' }],
    ['a day that is over', { check_in: '2020-01-01', check_out: '2020-01-02' }, { check_in: 'validation_date_past' }],
    ['[ROUTE-50] a day that there is not', { check_in: '2026-02-30' }, { check_in: 'validation_date' }],
    ['no place', { text: ' ' }, { text: 'validation_hotel_place' }],
    ['a sorting that there is not', { sort: 'name' }, { sort: 'validation_invalid' }],
  ])('refuses %s at its field', async (_, query, fields) => {
    expect(await list(query)).toMatchObject({ status_code: 400, result: { problem: 'invalid-input', fields } });
  });

  it('says that it is unavailable while partners do not answer, and is whole again after', async () => {
    provider.deps.faults.add({ id: 'x', operation: 'hotel-supplier', kind: 'fail', times: 1 });
    expect((await list({ text: 'PUS' })).status_code).toBe(503);
    expect((await list({ text: 'PUS' })).result.count).toBe(50);
  });
});

describe('What each filter would leave', () => {
  const facetsOf = async (query: Record<string, string> = {}) => (await list(query)).result.facets;

  it('is what a list with it has, the other filters as they are', async () => {
    const facets = await facetsOf({ fac: 'pool' });
    for (const stars of ['3', '5']) {
      expect((await list({ fac: 'pool', stars })).result.count).toBe(facets.stars[stars]);
      // Of stars each class by itself, whatever is chosen of them.
      expect((await facetsOf({ fac: 'pool', stars })).stars).toEqual(facets.stars);
    }
    expect((await list({ fac: 'pool,parking' })).result.count).toBe(facets.fac.parking);
    expect((await list({ fac: 'pool', rating: '9' })).result.count).toBe(facets.rating['9']);
    expect((await list({ fac: 'pool', free: '1' })).result.count).toBe(facets.free);
    expect(facets.free).toBeGreaterThan(0);
    expect(facets.free).toBeLessThan(facets.fac.pool);
  });

  it('leaves only prices that can be cancelled for nothing', async () => {
    const { hotels } = (await list({ free: '1', sort: 'price' })).result;
    for (const { cancellation } of hotels)
      expect(Date.parse(cancellation[0].FromDate)).toBeGreaterThan(provider.clock.now());
    expect((await list({ free: 'yes' })).status_code).toBe(400);
  });
});

describe('One bad record in fifty', () => {
  it('costs its own hotel and no other', async () => {
    provider.deps.faults.add({ id: 'x', operation: 'hotel-supplier', kind: 'malformed', times: 1 });
    const broken = (await list({ text: 'CXR', sort: 'price' })).result;
    expect(broken.count).toBe(44);
    expect(provider.logLines.filter((line) => line.includes('hotel-records-dropped'))).toHaveLength(1);
    expect(totals(broken.hotels)).toHaveLength(20);
  });
});

describe('A picture', () => {
  it('is drawn from its address, the same for ever, and holds no script', async () => {
    const { hotels } = (await list()).result;
    const answer = await provider.app.inject(hotels[0].picture);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.body).toMatch(/^<svg /);
    expect(answer.body.length).toBeLessThan(12_000);
    expect((await provider.app.inject(hotels[0].picture)).body).toBe(answer.body);
  });

  it.each(['/pictures/hotels/room/x.svg', '/pictures/hotels/nothing/1-1.svg', '/pictures/hotels/room/1-1.png'])(
    'is missing at %s',
    async (url) => {
      expect((await provider.app.inject(url)).statusCode).toBe(404);
    },
  );
});

describe('The cities asked for most (NEED-173)', () => {
  const popular = () => get('/api/hotel/popular/');

  it('have the cheapest night of their own list for the weekend, and a picture of the place', async () => {
    const { check_in, check_out, places } = (await popular()).result;
    expect(places.map(({ tapa_code }: { tapa_code: string }) => tapa_code).slice(0, 3)).toEqual([
      'ULN',
      'MN-TRJ',
      'HTM',
    ]);
    const [capital] = places;
    const found = (await list({ text: 'ULN', check_in, check_out, sort: 'price' })).result;
    expect(capital).toMatchObject({
      name: 'Ulaanbaatar',
      country: 'Mongolia',
      hotels: found.total,
      per_night: found.hotels[0].prices.per_night,
    });
    for (const { picture } of places) expect((await provider.app.inject(picture)).statusCode).toBe(200);
  });

  it('have no price while the partner is silent, and are asked again soon', async () => {
    provider.clock.advance(600_000);
    provider.deps.faults.add({ id: 'p', operation: 'hotel-supplier', kind: 'fail', times: 20 });
    expect((await popular()).result.places[0]).toMatchObject({ hotels: 640, per_night: null });
    provider.deps.faults.clear();
    provider.clock.advance(21_000);
    expect((await popular()).result.places[0].per_night).toBeGreaterThan(0);
  });
});
