import type { HotelPin, MapPlaceName } from '@aylal/contracts/hotels';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

const stay = { text: 'ULN', check_in: '2026-12-18', check_out: '2026-12-21', adults: '2' };
async function get(path: string, query: Record<string, string> = {}, language = 'en') {
  const url = `${path}?${new URLSearchParams(query)}`;
  return (await provider.app.inject({ url, headers: { 'accept-language': language } })).json();
}

describe('Hotels on a map', () => {
  it('[NEED-110] are all of a search, with the filters, prices and order of its list', async () => {
    const query = { ...stay, stars: '5', sort: 'price' };
    const pins: HotelPin[] = (await get('/api/hotel/markers/', query)).result;
    const list = (await get('/api/hotel/list/', query)).result;
    expect(pins).toHaveLength(list.count);
    expect(pins.length).toBeGreaterThan(list.hotels.length);
    expect(pins[0]).toEqual({
      tapa_code: list.hotels[0].tapa_code,
      name: list.hotels[0].name,
      location: list.hotels[0].location,
      per_night: list.hotels[0].prices.per_night,
    });
    const all: HotelPin[] = (await get('/api/hotel/markers/', stay)).result;
    expect(all.some(({ per_night }) => per_night === null)).toBe(true);
  });

  it('are none where no place is meant, and an impossible stay is refused at its field', async () => {
    expect((await get('/api/hotel/markers/', { ...stay, text: 'qqqq' })).result).toEqual([]);
    const { status_code } = await get('/api/hotel/markers/', {
      ...stay,
      check_in: '2020-01-01',
      check_out: '2020-01-03',
    });
    expect(status_code).toBe(400);
  });

  it('[NEED-111] stand on a ground with names in the language asked for', async () => {
    const places: MapPlaceName[] = (await get('/api/map/places/', {}, 'ja')).result;
    expect(places).toContainEqual(expect.objectContaining({ name: 'ウランバートル', zoom: 3 }));
    expect(places).toContainEqual(expect.objectContaining({ name: 'スフバートル広場', zoom: 12 }));
  });
});
