import { localDate } from '@aylal/domain/calendar';
import type { FlightQuote } from '@aylal/contracts/flights';
import {
  bankIdOf,
  openBookingFixture,
  TOTAL,
  type BookingFixture,
  type Customer,
} from '../../../testing/booking-fixture.ts';
import { accounts, balanceOf } from '../../../commerce/ledger/ledger.ts';

const FEE = 50_000;
const CONFIRM = '/api/flight/v4/rest/exchange/confirm/';
const HOUR = 3_600_000;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

/** The flights of the fixture, nine days later, at this price. */
async function sellLater(total_fare: number, seats = 9): Promise<FlightQuote> {
  const quote = await at.quote({}, seats);
  const trips = quote.trips.map((trip) => ({
    ...trip,
    flights: trip.flights.map((flight) => ({
      ...flight,
      departure_date: localDate('2026-12-19'),
      departure_at: '2026-12-19T09:00:00+08:00',
      arrival_date: localDate('2026-12-19'),
      arrival_at: '2026-12-19T13:00:00+09:00',
    })),
  }));
  const offer = { ...quote, key: quote.ref_number, trips, total_fare };
  at.changes.sell(offer);
  return offer;
}

/** The flights of the fixture, leaving in so many hours. */
async function leavingIn(hours: number): Promise<Pick<FlightQuote, 'trips'>> {
  const { trips } = await at.quote();
  const departure_at = new Date(at.clock.now() + hours * HOUR).toISOString();
  return { trips: trips.map((trip) => ({ ...trip, flights: trip.flights.map((one) => ({ ...one, departure_at })) })) };
}

const confirm = (customer: Customer, ref: string, offer: FlightQuote, over: object = {}, key?: string) =>
  at.post(
    customer,
    CONFIRM,
    { ref_number: ref, reason: 'plans', key: offer.key, filter_str: offer.filter_str, ...over },
    key,
  );
const search = (customer: Customer, ref: string, more = '') =>
  at.get(customer, `/api/flight/v4/rest/exchange/search/?ref_number=${ref}${more}`);
const problem = ({ status, body }: Awaited<ReturnType<typeof confirm>>) => [status, body.result.problem];

async function payDifference(customer: Customer, ref: string) {
  const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
  await at.bank(bankIdOf(invoice), { action: 'pay' });
  return invoice.body.result.amount;
}

describe('A ticket that is changed', () => {
  it('[CALL-55] [API-31] is compared with each option: fee, difference of fares, what is to be paid', async () => {
    const { customer, ref } = await at.issued();
    const dearer = await sellLater(TOTAL + 100_000);
    const { body } = await search(customer, ref, `&filter_str=f&key=${dearer.key}`);
    expect(body.result).toMatchObject([
      { key: dearer.key, penalty: FEE, fare_difference: 100_000, to_pay: 150_000, credit: 0 },
    ]);
  });

  it('[CALL-49] [CALL-56] [GAP-75] [API-32] waits for the difference, keeps the old ticket meanwhile, and is changed once the new one is written', async () => {
    const { customer, ref } = await at.issued();
    const dearer = await sellLater(TOTAL + 100_000);
    const first = (await at.order(customer, ref)).travellers[0]?.ticket_number;
    const answer = await confirm(customer, ref, dearer, { shown_to_pay: 150_000 });
    expect(answer.body.result).toEqual({ ref_number: ref, to_pay: 150_000, pay_until: expect.any(String) });
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 1 },
      to_pay: 150_000,
      search_data: { depart_date: localDate('2026-12-10') },
      change: { state: 'to-pay', to_pay: 150_000 },
      travellers: [{ ticket_number: first }],
    });
    expect(await at.brokenBooks()).toEqual([]);

    expect(await payDifference(customer, ref)).toBe(150_000);
    await at.work.issue('flight');
    const order = await at.order(customer, ref);
    expect(order).toMatchObject({
      status: { status_code: 7 },
      total: TOTAL + 150_000,
      paid: TOTAL + 150_000,
      to_pay: 0,
      search_data: { depart_date: localDate('2026-12-19') },
      change: { state: 'done' },
    });
    expect(order.travellers[0]?.ticket_number).not.toBe(first);
    expect(order.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['order-created', TOTAL],
      ['payment', -TOTAL],
      ['change', 150_000],
      ['payment', -150_000],
      ['ticket-issued', 0],
    ]);
    expect(await at.inventory.seatsLeft(dearer.key)).toBe(8);
    expect(await at.brokenBooks()).toEqual([]);
    expect(problem(await confirm(customer, ref, dearer))).toEqual([409, 'state-conflict']);
  });

  it('[CALL-56] refunds what a cheaper flight leaves over, without any payment', async () => {
    const { customer, ref } = await at.issued();
    const cheaper = await sellLater(TOTAL - 200_000);
    expect((await confirm(customer, ref, cheaper)).body.result).toMatchObject({ to_pay: 0, pay_until: null });
    await at.work.issue('flight');
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 7 },
      total: TOTAL - 150_000,
      paid: TOTAL - 150_000,
      change: { credit: 150_000 },
    });
    expect(await balanceOf(at.deps.db, accounts.customerCredit(customer.userId))).toBe(-150_000);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('stays as it was when the difference is not paid in time: seats go back, the debt is taken back', async () => {
    const { customer, ref } = await at.issued();
    const dearer = await sellLater(TOTAL + 100_000);
    await confirm(customer, ref, dearer);
    expect(await at.inventory.seatsLeft(dearer.key)).toBe(8);
    at.clock.advance(30 * 60_000);
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 4 },
      total: TOTAL,
      paid: TOTAL,
      to_pay: 0,
      search_data: { depart_date: localDate('2026-12-10') },
      change: { state: 'lapsed' },
    });
    expect(await at.inventory.seatsLeft(dearer.key)).toBe(9);
    expect(await at.brokenBooks()).toEqual([]);
    const again = await sellLater(TOTAL);
    expect((await confirm(customer, ref, again)).body.result.to_pay).toBe(FEE);
  });

  it('[MNY-7] credits money for a change that came too late', async () => {
    const { customer, ref } = await at.issued();
    await confirm(customer, ref, await sellLater(TOTAL + 100_000));
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    at.deps.faults.add({ id: 'lost', operation: 'qpay-callback', kind: 'fail', times: 1 });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    at.clock.advance(31 * 60_000);
    await at.work.expireOrders();
    await at.work.checkInvoices();
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
    expect(await balanceOf(at.deps.db, accounts.customerCredit(customer.userId))).toBe(-150_000);
    expect(await at.brokenBooks()).toEqual([]);
  });
});

describe('A change that is paid and not delivered', () => {
  it('[MNY-7] never gives up the order, which has a ticket already', async () => {
    const { customer, ref } = await at.issued();
    await confirm(customer, ref, await sellLater(TOTAL + 100_000));
    const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
    at.deps.faults.add({ id: 'away', operation: 'airline-issue', kind: 'fail', times: 1000 });
    await at.bank(bankIdOf(invoice), { action: 'pay' });
    await at.work.issue('flight');
    // Longer than an order without a ticket is waited for; looked at on the way, because a session that is not used ends.
    for (const hours of [13, 13]) {
      at.clock.advance(hours * HOUR);
      await at.work.issue('flight');
      expect((await at.order(customer, ref)).status.status_code).toBe(3);
    }
    at.deps.faults.clear();
    at.clock.advance(HOUR);
    await at.work.issue('flight');
    expect((await at.order(customer, ref)).status.status_code).toBe(7);
    expect(await at.brokenBooks()).toEqual([]);
  });
});

describe('A change that is refused', () => {
  it('[MNY-6] costs something else by now: the option as it stands comes back and nothing is changed', async () => {
    const { customer, ref } = await at.issued();
    const offer = await sellLater(TOTAL + 100_000);
    at.changes.sell({ ...offer, total_fare: TOTAL + 120_000 });
    const answer = await confirm(customer, ref, offer, { shown_to_pay: 150_000 });
    expect([answer.status, answer.body.result.to_pay]).toEqual([208, 170_000]);
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
  });

  it('is one effect however often it is sent: the same key answers the same, another tab is told', async () => {
    const { customer, ref } = await at.issued();
    const offer = await sellLater(TOTAL + 100_000);
    const answers = await Promise.all([1, 2].map(() => confirm(customer, ref, offer, {}, 'one-change-key')));
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect((await confirm(customer, ref, offer, {}, 'one-change-key')).status).toBe(200);
    expect(problem(await confirm(customer, ref, offer))).toEqual([409, 'state-conflict']);
    expect(await at.inventory.seatsLeft(offer.key)).toBe(8);
    expect((await at.order(customer, ref)).ledger.filter(({ kind }) => kind === 'change')).toHaveLength(1);
  });

  it('[AUT-1] is of somebody else, or of no order', async () => {
    const { ref } = await at.issued();
    const stranger = await at.customer();
    const offer = await sellLater(TOTAL);
    expect(problem(await confirm(stranger, ref, offer))).toEqual([404, 'not-found']);
    expect(problem(await confirm(stranger, 'AYL-NOBODY', offer))).toEqual([404, 'not-found']);
    expect((await search(stranger, ref)).status).toBe(404);
  });

  it('[EXCH-02.1] [EXCH-02.2] [EXCH-02.3] [GAP-12.1] is of an unpaid order, of a fare that forbids it, or of a flight that has left', async () => {
    const offer = await sellLater(TOTAL);
    const unpaid = await at.invoiced();
    expect(problem(await confirm(unpaid.customer, unpaid.ref, offer))).toEqual([409, 'state-conflict']);
    const fixed = await at.issued({ exchange_before_depart_changeable: false });
    expect(problem(await confirm(fixed.customer, fixed.ref, offer))).toEqual([409, 'state-conflict']);
    const { customer, ref } = await at.issued(await leavingIn(2));
    at.clock.advance(2 * HOUR);
    expect(problem(await confirm(customer, ref, offer))).toEqual([409, 'state-conflict']);
  });

  it('has no seats, no offer, no reason, or no airline that agrees', async () => {
    const { customer, ref } = await at.issued();
    const full = await sellLater(TOTAL, 0);
    expect(problem(await confirm(customer, ref, full))).toEqual([404, 'sold-out']);
    at.changes.withdraw(full.key);
    expect(problem(await confirm(customer, ref, full))).toEqual([404, 'offer-gone']);
    expect((await confirm(customer, ref, full, { reason: ' ' })).body.result.fields).toEqual({
      reason: 'validation_required',
    });
    const offer = await sellLater(TOTAL);
    at.deps.faults.add({ id: 'no', operation: 'airline', kind: 'fail', times: 1 });
    expect(problem(await confirm(customer, ref, offer))).toEqual([409, 'airline-refused']);
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[GAP-33] never gets longer to pay than the ticket held is good', async () => {
    const { customer, ref } = await at.issued(await leavingIn(2));
    at.clock.advance(2 * HOUR - 10 * 60_000);
    const answer = await confirm(customer, ref, await sellLater(TOTAL));
    expect(answer.body.result).toMatchObject({ pay_until: new Date(at.clock.now() + 10 * 60_000).toISOString() });
  });
});

it('[FLIGHT-10] an order says where it stands, its flights with their local times, and what a change of them costs', async () => {
  const { customer, ref } = await at.issued();
  expect(await at.order(customer, ref)).toMatchObject({
    ref_number: ref,
    status: { status_code: 4 },
    search_data: {
      trips: [{ flights: [{ departure_airport: 'UBN', arrival_airport: 'ICN' }] }],
      depart_date: localDate('2026-12-10'),
      depart_time: '09:00',
      return_date: null,
      return_time: null,
      exchange_before_depart_changeable: true,
      exchange_before_depart_price: 50_000,
      exchange_after_depart_changeable: false,
      exchange_after_depart_price: 0,
    },
  });
});
