import { viewHotel, type HotelRate } from '@aylal/contracts/hotels';
import * as v from 'valibot';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await openProviderFixture();
});
afterAll(() => provider.close());

const stay = { check_in: '2026-12-18', check_out: '2026-12-21', adults: '2' };
async function view(code: string, query: Record<string, string> = {}, language = 'en') {
  const url = `/api/2/hotel/view/${code}/any-name/?${new URLSearchParams({ ...stay, ...query })}`;
  return (await provider.app.inject({ url, headers: { 'accept-language': language } })).json();
}
const ofPartner = async (ota: string) => {
  for (let index = 1; index < 60; index += 1) {
    const { result } = await view(`ULN-${String(index).padStart(4, '0')}`);
    const breakfast = result.rates.some((rate: HotelRate) => rate.breakfast);
    if (result.hotel.ota === ota && result.rates.length > 1 && breakfast) return result;
  }
  throw new Error(`no hotel of ${ota}`);
};

describe('The page of a hotel', () => {
  it('[CALL-62] [HOTEL-03] [HOTEL-04] [HOTEL-06] [HOTEL-07] [API-37] [GAP-50] names everything in the language asked for', async () => {
    const { result } = await view('ULN-0001', {}, 'mn');
    expect(result.hotel).toMatchObject({ tapa_code: 'ULN-0001', name: 'Тэнгэр Плаза', time_zone: 'Asia/Ulaanbaatar' });
    expect(result.hotel.description).toContain('<b>Тэнгэр Плаза</b>');
    // Its year is a field of its own and is not repeated.
    expect(result.hotel.description).not.toContain(String(result.hotel.open_year));
    expect(result.hotel.images.length).toBeGreaterThan(5);
    expect(result.hotel.landmarks.map(({ name }: { name: string }) => name)).toContain('Сүхбаатарын талбай');
    expect(result.check_in_notice.arrival_time).toMatch(/^1[45]:00$/);
    expect(result.hotel.facilities[0].name).toMatch(/[а-яөү]/i);
  });

  it('[HOTEL-01] has rates by room with terms in the zone of the hotel and sums that are told apart', async () => {
    const { result } = await view('ULG-0003');
    const rates = result.rates as HotelRate[];
    expect(rates.length).toBeGreaterThan(1);
    for (const rate of rates) {
      expect(rate.rates.total).toBeGreaterThan(0);
      expect(rate.fee_info.map(({ category }) => category)).toEqual([
        'included',
        'at_property',
        'conditional',
        'conditional',
      ]);
      for (const { FromDate } of rate.cancellation) expect(FromDate).toMatch(/\+07:00$/);
    }
    expect(new Set(rates.map(({ rate_key }) => rate_key)).size).toBe(rates.length);
  });

  it('[HOTEL-01] [HOTEL-02] keeps the quirks of partners: ctrip has a transaction identifier, hotelbeds is paid at the hotel too', async () => {
    const ctrip = (await ofPartner('ctrip')).rates as HotelRate[];
    expect(ctrip[0]).toMatchObject({
      transaction_identifier: expect.any(String),
      authorization_info: expect.any(String),
    });
    const dida = (await ofPartner('dida')).rates as HotelRate[];
    expect(dida[0]).not.toHaveProperty('transaction_identifier');
    expect(dida[0]?.authorization_info).toBeNull();
    const agoda = (await ofPartner('agoda')).rates as HotelRate[];
    expect(agoda.map(({ pay_type }) => pay_type)).toContain('AT_WEB');
  });

  it.each(['dida', 'hotelbeds', 'ctrip', 'agoda'])(
    'of %s asks less for a room without breakfast than with it',
    async (ota) => {
      const rates = (await ofPartner(ota)).rates as HotelRate[];
      for (const { room } of rates) {
        const totals = (breakfast: boolean) =>
          rates.flatMap((rate) =>
            rate.room.key === room.key && rate.breakfast === breakfast ? [rate.rates.total] : [],
          );
        expect(Math.max(0, ...totals(false))).toBeLessThan(Math.min(Infinity, ...totals(true)));
      }
    },
  );

  it('asks the same price as the list for its cheapest room that is left', async () => {
    const listed = await provider.app.inject(`/api/hotel/list/?${new URLSearchParams({ ...stay, text: 'PUS' })}`);
    const first = listed.json().result.hotels[0];
    const { result } = await view(first.tapa_code);
    expect(result.hotel.prices.total).toBe(first.prices.total);
  });

  it('leaves out rooms that are too small, and says nothing is left for more rooms than there are', async () => {
    const four = (await view('ULN-0001', { adults: '4' })).result.rates as HotelRate[];
    for (const { room } of four) expect(room.guests).toBeGreaterThanOrEqual(4);
    const eight = (await view('ULN-0001', { adults: '16', rooms: '8' })).result.rates as HotelRate[];
    expect(eight.some(({ left }) => left === 0)).toBe(true);
  });

  it.each([
    ['a hotel that there is not', 'ULN-9999', {}, 404],
    ['a code that cannot be', 'x', {}, 404],
    ['check-out before check-in', 'ULN-0001', { check_out: '2026-12-18' }, 400],
    ['a stay that is over', 'ULN-0001', { check_in: '2026-08-30', check_out: '2026-09-03' }, 400],
  ])('refuses %s', async (_, code, query, status) => {
    expect((await view(code, query)).status_code).toBe(status);
  });

  it('[CONST-05] [GAP-41] speaks version 3.0 of product detail, and no other', async () => {
    expect((await view('ULN-0001', { version: '3.0' })).status_code).toBe(200);
    expect((await view('ULN-0001', { version: '4.0' })).status_code).toBe(400);
  });
});

describe('[HOTEL-05.1] [HOTEL-05.2] The location of a hotel', () => {
  const location = viewHotel.answers[200].entries.result.entries.hotel.entries.location;

  it.each([{ lat: 47.9185, lon: 106.9177 }, '47.9185,106.9177', ' 47.9185 , 106.9177 '])(
    'is read from %j',
    (written) => {
      expect(v.parse(location, written)).toEqual({ lat: 47.9185, lon: 106.9177 });
    },
  );

  it.each(['47.9185', '147.9,106.9', 'north,east', { lat: 47.9 }, null])('is refused as %j', (written) => {
    expect(v.safeParse(location, written).success).toBe(false);
  });
});
