import { openBookingFixture, type BookingFixture } from '../../../testing/booking-fixture.ts';
import { grown, other, tripActions } from './testing-trips.ts';

const child = { last_name: 'Dorj', first_name: 'Nomin', birthday: '2018-06-01' };

describe('An order of a trip', () => {
  let at: BookingFixture;
  let trips: ReturnType<typeof tripActions>;
  beforeAll(async () => {
    at = await openBookingFixture();
    trips = tripActions(at);
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  it('[CALL-68] [API-53] [NEED-08] waits for its money at the price on offer, whatever the caller says', async () => {
    const customer = await at.customer();
    const date = await trips.dateOf(customer, 0);
    const answer = await trips.book(customer, date, { price: 1, total: 1, singles: 1, pax: [grown, other, child] });
    expect(answer.status).toBe(200);
    const order = await trips.order(customer, answer.body.result.ref_number);
    const total = 2 * 2_480_000 + 1_736_000 + 420_000;
    expect(order).toMatchObject({
      product: 'trip',
      status: { status_code: 1 },
      total,
      must_pay: total,
      trip: { date, adults: 2, children: 1, singles: 1, supplement: 420_000, confirmation: null, issued: false },
    });
    const { orders } = (await at.get(customer, '/api/order/v1/list/?product=trip')).body.result;
    expect(orders).toMatchObject([{ product: 'trip', title: 'The Gobi in 7 days', depart_date: date }]);
  });

  it('is called as the page called the trip, also when the shop has a title of its own', async () => {
    const own = { kind: 'trip', slug: 'gobi-7-days', locale: 'en', title: 'Sand that sings', text: '' } as const;
    await at.deps.db.insertInto('own_texts').values(own).execute();
    const customer = await at.customer();
    const answer = await trips.book(customer, await trips.dateOf(customer, 2));
    await at.deps.db.deleteFrom('own_texts').execute();
    expect((await trips.order(customer, answer.body.result.ref_number)).trip.title).toBe('Sand that sings');
  });

  it.each([
    ['a birthday to come', { pax: [{ ...grown, birthday: '2030-01-01' }] }, 'pax.0.birthday'],
    ['a child alone', { pax: [child] }, 'pax.0.birthday'],
    ['nobody at all', { pax: [] }, 'pax'],
    ['a name that is no Latin', { pax: [{ ...grown, last_name: 'Сарнай' }] }, 'pax.0.last_name'],
    ['a dial code that is none', { contact_dial_code: '0' }, 'contact_dial_code'],
  ])('[CALL-68] refuses %s at its field', async (_, over, field) => {
    const customer = await at.customer();
    const answer = await trips.book(customer, await trips.dateOf(customer, 0), over);
    expect(answer.status).toBe(400);
    expect((answer.body.result as unknown as { fields: object }).fields).toHaveProperty([field]);
  });

  it('[CALL-68] is not made for a date that is not on offer', async () => {
    const customer = await at.customer();
    expect((await trips.book(customer, '2031-01-01')).status).toBe(404);
  });

  it('[CALL-68] of the same people on the same date is the one that there is', async () => {
    const customer = await at.customer();
    const date = await trips.dateOf(customer, 1);
    const first = await trips.book(customer, date);
    const second = await trips.book(customer, date, { pax: [other, grown], singles: 1 });
    expect([second.status, second.body.result.ref_number]).toEqual([201, first.body.result.ref_number]);
  });

  it('[AUT-1] is nobody else’s', async () => {
    const { ref } = await trips.paid(2);
    expect((await at.get(await at.customer(), `/api/order/v1/detail/trip/${ref}/`)).status).toBe(404);
  });

  it('[CALL-68] never sells more places than there are, however many ask at once', async () => {
    const first = await at.customer();
    const departure = (await trips.trip(first)).departures[3];
    const places = departure?.free ?? 0;
    const buyers = await Promise.all(Array.from({ length: places + 6 }, () => at.customer()));
    const answers = await Promise.all(buyers.map((buyer) => trips.book(buyer, departure?.date, { pax: [grown] })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(places);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    expect((await trips.trip(first)).departures[3]?.free).toBe(0);
  });

  it('is booked at its operator once it is paid, and tells its number', async () => {
    const { customer, ref } = await trips.paid(4);
    await at.work.issue('trip');
    const order = await trips.order(customer, ref);
    expect(order).toMatchObject({ status: { status_code: 4, name: 'Trip confirmed' }, trip: { issued: true } });
    expect(await trips.madeAt(ref)).toMatchObject([{ confirmation: order.trip.confirmation, people: 2 }]);
  });

  it('[MNY-12] is booked once, though the answer gets lost', async () => {
    const { customer, ref } = await trips.paid(5);
    at.deps.faults.add({ id: 'lost', operation: 'trip-booking', kind: 'drop-answer', times: 1 });
    await at.work.issue('trip');
    expect(await trips.order(customer, ref)).toMatchObject({ status: { status_code: 3 }, trip: { delayed: true } });
    at.clock.advance(60_000);
    await at.work.issue('trip');
    expect((await trips.order(customer, ref)).trip.issued).toBe(true);
    expect(await trips.madeAt(ref)).toHaveLength(1);
  });

  it('[API-68] gives its places back when it is cancelled unpaid', async () => {
    const customer = await at.customer();
    const before = (await trips.trip(customer)).departures[6];
    const { ref_number } = (await trips.book(customer, before?.date)).body.result;
    expect((await trips.trip(customer)).departures[6]?.free).toBe((before?.free ?? 0) - 2);
    expect((await at.post(customer, '/api/order/v1/cancel/', { ref_number })).status).toBe(200);
    expect((await trips.trip(customer)).departures[6]?.free).toBe(before?.free);
  });
});
