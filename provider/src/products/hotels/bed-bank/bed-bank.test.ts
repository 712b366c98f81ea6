import { localDate } from '@aylal/domain/calendar';
import type { StayWish } from '@aylal/domain/hotels';
import { openBookingFixture, type BookingFixture } from '../../../testing/booking-fixture.ts';
import type { FaultRule } from '../../../platform/faults/faults.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import type { OfferedRate, RoomBooking } from '../suppliers/hotel-supplier.ts';
import { createBedBankHotels } from './bed-bank-hotels.ts';
import { createBedBankClient, type BedBankClient } from './bed-bank-client.ts';
import { openBedBank } from './open-bed-bank.ts';

let at: BookingFixture;
let bank: ReturnType<typeof openBedBank>;
let hotels: readonly HotelFacts[];
const keys = { key: 'sandbox-bed-bank-key', secret: 'sandbox-bed-bank-secret', photosUrl: '' };
const open = (over: object = {}) => openBedBank(at.deps, { url: `${at.url}/sandbox/bed-bank`, ...keys, ...over });
beforeAll(async () => {
  at = await openBookingFixture();
  bank = open();
  hotels = await bank.catalogue.hotelsOf(bank.catalogue.city('ULN') as never);
});
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await bank.supplier.close();
  await at.close();
});

const wish: StayWish = {
  check_in: localDate('2026-12-18'),
  check_out: localDate('2026-12-21'),
  rooms: 1,
  adults: 2,
  children: 0,
  child_age_details: '',
};
const question = (over: Partial<StayWish> = {}) => ({ wish: { ...wish, ...over }, now: at.clock.now() });
const fault = (operation: string, kind: FaultRule['kind'], more: Partial<FaultRule> = {}) =>
  at.deps.faults.add({ id: operation, operation, kind, times: 1, ...more });
/** The first rate of the first hotel that has one like it. */
async function rateOf(which: (rate: OfferedRate) => boolean = () => true, over: Partial<StayWish> = {}) {
  for (const hotel of hotels) {
    const rate = (await bank.supplier.rates(question(over), hotel)).find(which);
    if (rate) return { hotel, rate };
  }
  throw new Error('no such rate');
}
const recheck = ({ plan }: OfferedRate) => plan.endsWith('.NRF');
const bookable = ({ plan }: OfferedRate) => plan.endsWith('.NOR');
async function bookingOf(reference: string, which = bookable, over: Partial<StayWish> = {}): Promise<RoomBooking> {
  const { hotel, rate } = await rateOf(which, over);
  const checked = await bank.supplier.check(question(over), hotel, rate.rate_key);
  if (checked.kind !== 'free') throw new Error(checked.kind);
  return {
    reference,
    ota: rate.ota,
    hotel: hotel.code,
    room: rate.room.key,
    plan: rate.plan,
    bookingKey: checked.bookingKey,
    stay: { ...wish, ...over },
    price: checked.price,
    guests: Array.from({ length: over.rooms ?? 1 }, () => ({ last_name: 'BAT', first_name: 'SARNAI' })),
    request: '',
  };
}
const madeAt = (reference: string) =>
  at.deps.db.selectFrom('sandbox.hotel_bookings').selectAll().where('reference', '=', reference).execute();

/** A bank that answers every question with one hotel. */
const stubbed = (hotel: object): BedBankClient => {
  const answer = { hotels: { hotels: [{ code: 10_001, currency: 'USD', rooms: [], ...hotel }] } };
  const say = () => Promise.resolve(answer);
  return { read: say, ask: say, act: say, close: () => Promise.resolve() };
};

describe('Hotels of a bed bank', () => {
  it('are those of the city, with the names, places, stars and pictures that the bank has written, and nothing made up', async () => {
    expect(hotels).toHaveLength(640);
    const [hotel] = hotels as [HotelFacts];
    expect(hotel).toMatchObject({ code: 'ULN-10001', partner: 'hotelbeds', score: null, openYear: null, pictures: 2 });
    expect(hotel.picture).toBe('/pictures/hotels/photo/00/10001/house_1.jpg');
    // Its reception, not who sells it.
    expect(hotel.phone).toMatch(/^\+9760000\d{4}$/);
    const story = bank.catalogue.story(hotel, 'mn');
    expect(story.description).toContain('&lt;stands&gt;');
    expect(story.notice).toMatchObject({ arrival_time: '15:00', note: [{ Category: 'documents' }] });
    expect(story.facilities.map(({ type }) => type)).toEqual(hotel.facilities.map(({ key }) => key));
    expect(story.facilities.length).toBeGreaterThan(2);
    expect(await bank.catalogue.hotel('ULN-19999')).toBeUndefined();
    expect(await bank.catalogue.hotel('XXX-1')).toBeUndefined();
  });

  it('are priced in tögrög by our rate, never below what the bank wants, and without what is paid at the hotel', async () => {
    const { stays, dropped } = await bank.supplier.availability(question(), hotels);
    expect(dropped).toBe(0);
    expect(stays.size).toBeGreaterThan(500);
    const { hotel, rate } = await rateOf(bookable);
    const rates = await bank.supplier.rates(question(), hotel);
    expect(Math.min(...rates.map(({ rates: { total } }) => total))).toBe(stays.get(hotel.code)?.prices.total);
    expect(new Set(rates.map(({ pay_type }) => pay_type))).toEqual(new Set(['online']));
    const last = rate.cancellation.at(-1);
    expect(last?.Amount).toBe(rate.rates.total);
    expect(rate.cancellation.length).toBeGreaterThan(1);
  });

  it('are left out, and counted, where we have no rate of their currency', async () => {
    const { client, catalogue } = { client: stubbed({ currency: 'EUR' }), catalogue: { roomImages: () => [] } };
    const rates = () => Promise.resolve({ USD: '3585.00' });
    const eur = createBedBankHotels({ client, catalogue, rates, now: () => at.clock.now() });
    expect(await eur.availability(question(), hotels.slice(0, 1))).toEqual({ stays: new Map(), dropped: 1 });
  });
});

describe('A check at a bed bank', () => {
  it('[CALL-27] finds a rate as it was shown, and tells what was shown when it costs more now', async () => {
    const { hotel, rate } = await rateOf(recheck);
    const same = await bank.supplier.check(question(), hotel, rate.rate_key);
    expect(same).toMatchObject({ kind: 'free', price: rate.rates.total });
    fault('bed-bank-check', 'price-change');
    const dearer = await bank.supplier.check(question(), hotel, rate.rate_key);
    expect(dearer).toMatchObject({
      kind: 'free',
      shown: { rate_key: rate.rate_key, rates: { total: rate.rates.total } },
    });
    expect(dearer.kind === 'free' && dearer.price).toBeGreaterThan(rate.rates.total * 1.09);
  });

  it('[CALL-27] finds nothing where the room has gone, or where we never showed it', async () => {
    const { hotel, rate } = await rateOf(recheck);
    fault('bed-bank-rate', 'sold-out');
    expect(await bank.supplier.check(question(), hotel, rate.rate_key)).toEqual({ kind: 'sold-out' });
    fault('bed-bank-check', 'sold-out');
    expect(await bank.supplier.check(question(), hotel, rate.rate_key)).toEqual({ kind: 'sold-out' });
    expect(await bank.supplier.check(question(), hotels[9] as HotelFacts, rate.rate_key)).toEqual({ kind: 'gone' });
    expect(await bank.supplier.check(question(), hotel, 'nothing')).toEqual({ kind: 'gone' });
  });
});

describe('A booking at a bed bank', () => {
  it('is made under our number, found by it, and given up once', async () => {
    const booking = await bookingOf('AYL-00000001');
    const made = await bank.supplier.book(booking);
    expect(await bank.supplier.findBooking('AYL-00000001')).toEqual(made);
    await bank.supplier.cancel({ reference: 'AYL-00000001', ...made });
    await bank.supplier.cancel({ reference: 'AYL-00000001', ...made });
    expect(await madeAt('AYL-00000001')).toMatchObject([
      { confirmation: made.confirmation, cancelled_at: at.clock.now() },
    ]);
    expect(await bank.supplier.findBooking('AYL-00000001')).toBeUndefined();
    await bank.supplier.cancel({ reference: 'AYL-99999999', confirmation: null });
  });

  it('has rooms for everybody: grown-ups and children are shared among them', async () => {
    const family = { rooms: 2, adults: 3, children: 1, child_age_details: '7' };
    const made = await bank.supplier.book(await bookingOf('AYL-00000002', bookable, family));
    expect(await madeAt('AYL-00000002')).toMatchObject([{ confirmation: made.confirmation }]);
  });

  it('is found again when its answer was lost, by our number alone', async () => {
    const booking = await bookingOf('AYL-00000003');
    fault('bed-bank-book', 'drop-answer');
    await expect(bank.supplier.book(booking)).rejects.toMatchObject({ kind: 'unknown' });
    const [made] = await madeAt('AYL-00000003');
    expect(await bank.supplier.findBooking('AYL-00000003')).toEqual({ confirmation: made?.confirmation });
    await bank.supplier.cancel({ reference: 'AYL-00000003', confirmation: null });
    expect((await madeAt('AYL-00000003'))[0]?.cancelled_at).not.toBeNull();
  });

  it('is not made for more than was agreed, nor of a room that has gone', async () => {
    const booking = await bookingOf('AYL-00000004', recheck);
    fault('bed-bank-check', 'price-change', { percent: 1 });
    await expect(bank.supplier.book(booking)).rejects.toMatchObject({ kind: 'refused', key: 'PRICE_ROSE' });
    fault('bed-bank-rate', 'sold-out');
    await expect(bank.supplier.book(booking)).rejects.toMatchObject({ kind: 'refused', key: 'SOLD_OUT' });
    expect(await madeAt('AYL-00000004')).toEqual([]);
  });

  it('may have been made when the bank fails in the middle, and is then not asked for twice', async () => {
    const booking = await bookingOf('AYL-00000005');
    fault('bed-bank-book', 'fail', { status: 500, times: 2 });
    await expect(bank.supplier.book(booking)).rejects.toMatchObject({ kind: 'unknown' });
    expect(at.deps.faults.list()).toMatchObject([{ times: 1 }]);
  });
});

describe('A bed bank that does not serve', () => {
  it.each([429, 403])('has surely done nothing when it answers %i, and is not asked again at once', async (status) => {
    const booking = await bookingOf('AYL-00000006');
    fault('bed-bank-book', 'fail', { status, times: 2 });
    await expect(bank.supplier.book(booking)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(at.deps.faults.list()).toMatchObject([{ times: 1 }]);
    at.deps.faults.clear();
    fault('bed-bank', 'fail', { status, times: 2 });
    await expect(bank.supplier.rates(question(), hotels[0] as HotelFacts)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(at.deps.faults.list()).toMatchObject([{ times: 1 }]);
  });

  it('is read again after 500, and given up after three times', async () => {
    const [hotel] = hotels as [HotelFacts];
    fault('bed-bank', 'fail', { status: 500, times: 2 });
    expect((await bank.supplier.rates(question(), hotel)).length).toBeGreaterThan(0);
    fault('bed-bank', 'fail', { status: 500, times: 3 });
    await expect(bank.supplier.rates(question(), hotel)).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('[REL-1] is given up when it does not answer in time', async () => {
    const { clock } = at.deps;
    const url = () => `${at.url}/sandbox/bed-bank`;
    const client = createBedBankClient({ ...keys, url, now: () => clock.now(), readDeadlineMs: 150 });
    fault('bed-bank', 'hang');
    const asked = performance.now();
    await expect(client.read('/hotel-api/1.0/bookings')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - asked).toBeLessThan(4_000);
    await client.close();
  });

  it('says nothing to a caller with another secret', async () => {
    const stranger = open({ secret: 'another' });
    await expect(stranger.supplier.findBooking('R')).rejects.toMatchObject({
      kind: 'unavailable',
      key: 'Not Authorized',
    });
    await stranger.supplier.close();
  });
});
