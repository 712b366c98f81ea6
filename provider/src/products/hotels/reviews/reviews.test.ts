import type { HotelReview } from '@aylal/contracts/hotels';
import { openBookingFixture, type BookingFixture } from '../../../testing/booking-fixture.ts';
import { hotelScenarios } from '../booking/testing/hotel-scenarios.ts';

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
const { booked } = hotelScenarios(() => at);

const text = 'Цэвэрхэн, дулаахан, ажилчид нь найрсаг байлаа.';
const of = (ref_number: string, over: object = {}) => ({ ref_number, score: 9, text, kind: 'family', ...over });
const write = (customer: Parameters<BookingFixture['post']>[0], body: object) =>
  at.post(customer, '/api/hotel/review/', body);
const reviews = async (code: string) =>
  (await at.app.inject({ url: `/api/hotel/reviews/${code}/`, headers: { 'accept-language': 'en' } })).json()
    .result as HotelReview[];
const own = async (customer: Parameters<BookingFixture['get']>[0], ref: string) =>
  (await at.get(customer, `/api/hotel/review/${ref}/`)).body.result as unknown as { open: boolean; review: unknown };

describe('What guests say of a hotel (NEED-176)', () => {
  it('is the same for it each time, in their own languages, of months that are past', async () => {
    const said = await reviews('ULN-0007');
    expect(said.length).toBeGreaterThan(2);
    expect(await reviews('ULN-0007')).toEqual(said);
    const month = new Date(at.clock.now()).toISOString().slice(0, 7);
    for (const one of said) {
      expect(one.month < month).toBe(true);
      expect(one.text.length).toBeGreaterThan(5);
      expect(one.country).not.toMatch(/^[A-Z]{2}$/);
    }
    const languages = (await Promise.all(['ULN-0001', 'ULN-0002', 'SEL-0001'].map(reviews))).flat();
    expect(new Set(languages.map(({ language }) => language)).size).toBeGreaterThan(3);
    expect((await at.app.inject('/api/hotel/reviews/ULN-9999/')).statusCode).toBe(404);
  });
});

describe('The review of a stay (NEED-177, NEED-178)', () => {
  it.each([
    [{ text: 'Сайн' }, 'text'],
    [{ text: 'a'.repeat(1_001) }, 'text'],
    [{ score: 11 }, 'score'],
    [{ score: 0 }, 'score'],
    [{ kind: 'spy' }, 'kind'],
  ])('is refused at its field for %j', async (over, field) => {
    const { customer, ref } = await booked();
    const { status, body } = await write(customer, of(ref, over));
    expect(status).toBe(400);
    expect(Object.keys((body.result as { fields: object }).fields)).toEqual([field]);
  });

  it('is nobody else’s: another customer finds no such order', async () => {
    const { ref } = await booked();
    const other = await at.customer();
    expect((await write(other, of(ref))).status).toBe(404);
    expect((await at.get(other, `/api/hotel/review/${ref}/`)).status).toBe(404);
  });

  it('is written after the stay alone, stands first at its hotel, and can be changed', async () => {
    const { customer: before, ref, rate } = await booked();
    expect(await own(before, ref)).toEqual({ open: false, review: null });
    expect((await write(before, of(ref))).status).toBe(409);

    at.clock.advance(Date.parse('2026-12-21T03:00:00Z') - at.clock.now());
    const { token } = await at.deps.sessions.open(at.deps.db, before.userId);
    const customer = { ...before, headers: { ...before.headers, authorization: `Bearer ${token}` } };
    expect((await own(customer, ref)).open).toBe(true);
    expect((await write(customer, of(ref))).status).toBe(200);
    const [published] = await reviews(rate.tapa_code);
    // Everybody reads it: the number of the order stays with its customer.
    expect(JSON.stringify(published)).not.toContain(ref);
    expect(published).toMatchObject({
      score: 9,
      text,
      country: 'Mongolia',
      month: '2026-12',
      kind: 'family',
    });
    expect((await write(customer, of(ref, { score: 7, kind: 'alone' }))).status).toBe(200);
    const [first, second] = await reviews(rate.tapa_code);
    expect(first).toMatchObject({ id: published?.id, score: 7, kind: 'alone' });
    expect(second?.id).not.toBe(published?.id);
    expect(await own(customer, ref)).toMatchObject({ open: true, review: { score: 7 } });
  });
});
