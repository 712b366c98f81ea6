import type { TransportOrder } from '@aylal/contracts/orders';
import type { Transport } from '@aylal/contracts/transports';
import { addDays, homeDate, type LocalDate } from '@aylal/domain/calendar';
import { bankIdOf, openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';

const about = {
  time: '09:00',
  days: 1,
  people: 2,
  pick_up: 'Bayangol Hotel',
  contact_name: 'Bat Sarnai',
  contact_email: 'sarnai@example.mn',
  contact_phone: '99112233',
  contact_dial_code: '976',
};

describe('An order of a car with its driver', () => {
  let at: BookingFixture;
  beforeAll(async () => {
    at = await openBookingFixture();
  });
  afterEach(() => at.deps.faults.clear());
  afterAll(async () => {
    await at.close();
  });

  const car = async (customer: Customer, id: string) =>
    (await at.get(customer, `/api/transport/detail/${id}/`)).body.result as unknown as Transport;
  /** So many days ahead, or the first day after it from which the car is free for `days`. */
  async function freeDay(customer: Customer, id: string, ahead: number, days = 1): Promise<LocalDate> {
    const { taken } = await car(customer, id);
    const start = addDays(homeDate(at.clock.now()), ahead);
    for (let later = 0; later < 100; later += 1) {
      const first = addDays(start, later);
      const wanted = Array.from({ length: days }, (_, index) => addDays(first, index));
      if (!wanted.some((day) => taken.includes(day))) return first;
    }
    throw new Error('never free');
  }
  const book = (customer: Customer, id: string, date: string, over: object = {}) =>
    at.post(customer, '/api/transport/booking/', { id, date, ...about, ...over });
  const orderOf = async (customer: Customer, ref: string) =>
    (await at.get(customer, `/api/order/v1/detail/transport/${ref}/`)).body.result as unknown as TransportOrder;
  const madeAt = (ref: string) =>
    at.deps.db.selectFrom('sandbox.transport_bookings').selectAll().where('reference', '=', ref).execute();
  const refund = (customer: Customer, ref_number: string, refund_amount: number) =>
    at.post(customer, '/api/order/v1/refund/', { ref_number, refund_amount });

  async function paid(ahead: number, id = 'countryside-landcruiser') {
    const customer = await at.customer();
    const date = await freeDay(customer, id, ahead);
    const { ref_number: ref } = (await book(customer, id, date)).body.result;
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    return { customer, ref, date };
  }

  it('[NEED-21] [NEED-08] waits for its money at the price on offer, whatever the caller says', async () => {
    const customer = await at.customer();
    const date = await freeDay(customer, 'countryside-landcruiser', 10, 3);
    const answer = await book(customer, 'countryside-landcruiser', date, { days: 3, price: 1, total: 1 });
    expect(answer.status).toBe(200);
    expect(await orderOf(customer, answer.body.result.ref_number)).toMatchObject({
      product: 'transport',
      status: { status_code: 1 },
      total: 3 * 420_000,
      must_pay: 3 * 420_000,
      transport: { date, end_date: addDays(date, 2), days: 3, confirmation: null, driver: '', issued: false },
    });
    const { orders } = (await at.get(customer, '/api/order/v1/list/?product=transport')).body.result;
    expect(orders).toMatchObject([{ product: 'transport', depart_date: date }]);
  });

  it.each([
    ['more people than seats', { people: 9 }, 'people'],
    ['more days than there are', { days: 15 }, 'days'],
    ['no place', { pick_up: ' ' }, 'pick_up'],
    ['a time that is none', { time: '25:00' }, 'time'],
    ['a flight that is none', { flight: 'flight to the moon' }, 'flight'],
  ])('[NEED-21] refuses %s at its field', async (_, over, field) => {
    const customer = await at.customer();
    const answer = await book(customer, 'countryside-landcruiser', '2026-12-24', over);
    expect(answer.status).toBe(400);
    expect((answer.body.result as unknown as { fields: object }).fields).toHaveProperty([field]);
  });

  it('[NEED-21] of a transfer asks where to drive to, and keeps it', async () => {
    const customer = await at.customer();
    const date = await freeDay(customer, 'airport-prius', 12);
    const nowhere = await book(customer, 'airport-prius', date);
    expect(nowhere.body.result).toMatchObject({ fields: { drop_off: 'validation_required' } });
    const made = await book(customer, 'airport-prius', date, { pick_up: 'Baga toiruu 14', drop_off: 'Airport' });
    expect(made.status).toBe(200);
    expect((await orderOf(customer, made.body.result.ref_number)).transport).toMatchObject({
      pick_up: 'Baga toiruu 14',
      drop_off: 'Airport',
    });
  });

  it('[NEED-21] refuses a pick-up that no driver can reach, and a car that nobody offers', async () => {
    const customer = await at.customer();
    const today = homeDate(at.clock.now());
    const soon = await book(customer, 'countryside-landcruiser', today);
    expect(soon.body.result).toMatchObject({ fields: { time: 'validation_pick_up_soon' } });
    expect((await book(customer, 'moon-rover', addDays(today, 9))).status).toBe(404);
  });

  it('[NEED-21] of the same customer on the same day is the one that there is', async () => {
    const customer = await at.customer();
    const date = await freeDay(customer, 'khustai-furgon', 20);
    const first = await book(customer, 'khustai-furgon', date);
    const second = await book(customer, 'khustai-furgon', date, { pick_up: 'Elsewhere' });
    expect([second.status, second.body.result.ref_number]).toEqual([201, first.body.result.ref_number]);
  });

  it('[NEED-21] has one hire a day, however many ask at once, on any of its days', async () => {
    const id = 'countryside-landcruiser';
    const first = await at.customer();
    const date = await freeDay(first, id, 60, 3);
    const buyers = await Promise.all(Array.from({ length: 5 }, () => at.customer()));
    const answers = await Promise.all(
      buyers.map((buyer, index) => book(buyer, id, addDays(date, index % 2), { days: 2 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
    expect((await car(first, id)).taken).toContain(addDays(date, 1));
  });

  it('[AUT-1] is nobody else’s', async () => {
    const customer = await at.customer();
    const date = await freeDay(customer, 'khustai-furgon', 100);
    const { ref_number: ref } = (await book(customer, 'khustai-furgon', date)).body.result;
    const other = await at.customer();
    expect((await at.get(other, `/api/order/v1/detail/transport/${ref}/`)).status).toBe(404);
    expect((await refund(other, ref, 0)).status).toBe(404);
  });

  it('[MNY-12] is booked once at its operator, though the answer gets lost, and names its driver', async () => {
    const { customer, ref } = await paid(110);
    at.deps.faults.add({ id: 'lost', operation: 'transport-booking', kind: 'drop-answer', times: 1 });
    await at.work.issue('transport');
    expect(await orderOf(customer, ref)).toMatchObject({ status: { status_code: 3 }, transport: { delayed: true } });
    at.clock.advance(60_000);
    await at.work.issue('transport');
    const order = await orderOf(customer, ref);
    const [made, ...more] = await madeAt(ref);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      status: { status_code: 4, name: 'Car confirmed' },
      transport: { issued: true, confirmation: made?.confirmation, driver: expect.any(String) as string },
    });
    expect(order.transport.driver_phone).toMatch(/^\+976/);
  });

  it('[NEED-150] is cancelled by its terms: the rest goes to the wallet, the day is available again, the operator knows', async () => {
    const { customer, ref, date } = await paid(130);
    await at.work.issue('transport');
    expect((await refund(customer, ref, 420_001)).status).toBe(409);
    const answer = await refund(customer, ref, 420_000);
    expect([answer.status, answer.body.result]).toEqual([200, { refund_amount: 420_000 }]);
    expect((await refund(customer, ref, 0)).status).toBe(409);
    await at.work.advanceRefunds();
    await at.work.advanceRefunds();
    expect(await orderOf(customer, ref)).toMatchObject({
      status: { status_code: 10 },
      refunds: [{ state: 'finished', back: 420_000, fee: 0, bank_name: 'WALLET' }],
    });
    expect(await madeAt(ref)).toMatchObject([{ cancelled: true }]);
    expect((await car(customer, 'countryside-landcruiser')).taken).not.toContain(date);
  });
});
