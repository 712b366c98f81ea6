import {
  bankIdOf,
  journey,
  openBookingFixture,
  person,
  TOTAL,
  type BookingFixture,
  type Customer,
  type Reply,
} from '../bookings/booking-fixture.ts';
import { addCoupons } from '../coupons/coupon-store.ts';
import type { FlightQuote } from '@aylal/contracts';

const FEE = 100_000;
const ACCOUNT = '5123456789';
const HOUR = 3_600_000;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
  const coupon = { code: 'FIFTY', kind: 'amount', value: 50_001, most: null, min_total: 0, max_uses: null } as const;
  await addCoupons(at.deps.db, [{ ...coupon, valid_until: at.clock.now() + 86_400_000 }]);
});
afterAll(() => at.close());
// Every test ends with nothing under way: work that is due would take the faults of the next one.
afterEach(async () => {
  at.deps.faults.clear();
  await at.work.advanceRefunds();
});

/** The holder that the bank names, as the form sends it (GAP-53). */
async function holder(): Promise<string> {
  const answer = await at.deps.payout.holderOf('050000', ACCOUNT);
  if (answer.kind !== 'found') throw new Error('the account has a holder');
  return `${answer.holder.custLastName} ${answer.holder.custFirstName}`;
}

/** An issued order for two people, each with a ticket of their own. */
async function issuedForTwo(over: Partial<FlightQuote> = {}, coupon?: string) {
  const customer = await at.customer();
  const fares = [{ type: 'adult' as const, count: 2, base: 700_000, taxes: 200_000 }];
  const quote = await at.quote({ total_fare: 2 * TOTAL, fares, ...over });
  const people = [person(), person({ given_name: 'TEMUULEN', doc_number: 'E7654321' })];
  const { ref_number: ref } = (await at.book(customer, quote.ref_number, { people })).body.result;
  if (coupon) await at.post(customer, '/api/order/v1/coupon/', { ref_number: ref, coupon_code: coupon });
  await payNow(customer, ref);
  await at.work.issue('flight');
  return { customer, ref, quote };
}

/** Pays what is due now. */
async function payNow(customer: Customer, ref: string): Promise<void> {
  const invoice = await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name: 'QPAY' });
  await at.bank(bankIdOf(invoice), { action: 'pay' });
}

async function ask(customer: Customer, ref: string, chosen: number[], over: object = {}, key?: string): Promise<Reply> {
  const { travellers } = await at.order(customer, ref);
  const tickets = chosen.map((index) => {
    const one = travellers[index];
    return { first_name: one?.given_name, last_name: one?.surname, ticket_number: one?.ticket_number };
  });
  const body = {
    ref_number: ref,
    reason: 'plans',
    bank_name: 'Khan',
    account_name: await holder(),
    account_number: ACCOUNT,
    refund_type: chosen.length === travellers.length ? 'all' : 'part',
    tickets,
    ...over,
  };
  return at.post(customer, '/api/flight/v3/rest/refund/', body, key);
}
const outcome = ({ status, body }: Reply) => [status, body.status_code, body.result?.problem ?? null];

describe('A refund of tickets', () => {
  it('[CALL-47] [GAP-75] [REFUND-04] is sent, granted by the airline, paid by the bank, and each step shows on the order', async () => {
    const { customer, ref, quote } = await issuedForTwo();
    expect(outcome(await ask(customer, ref, [0, 1]))).toEqual([200, 200, null]);
    const sent = await at.order(customer, ref);
    expect(sent.status.status_code).toBe(8);
    expect(sent.refunds).toMatchObject([
      {
        state: 'sent',
        fare: 2 * TOTAL,
        fee: 2 * FEE,
        back: 2 * (TOTAL - FEE),
        bank_name: 'Khan',
        account: '512***6789',
      },
    ]);
    at.deps.faults.add({ id: 'later', operation: 'payout', kind: 'hang', times: 1 });
    await at.work.advanceRefunds();
    expect((await at.order(customer, ref)).status.status_code).toBe(9);
    expect(await at.brokenBooks()).toEqual([]);
    at.clock.advance(HOUR);
    await at.work.advanceRefunds();
    const done = await at.order(customer, ref);
    expect(done).toMatchObject({ status: { status_code: 10 }, refunds: [{ state: 'finished' }] });
    expect(done.ledger.at(-1)).toMatchObject({ kind: 'refund-paid', amount: -2 * (TOTAL - FEE), balance: 0 });
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(9);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[GAP-53] may be of one ticket: its seat is free, the other stays good and may follow', async () => {
    const { customer, ref, quote } = await issuedForTwo();
    expect(outcome(await ask(customer, ref, [0]))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 4 },
      refunds: [{ back: TOTAL - FEE }],
    });
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(8);
    expect(outcome(await ask(customer, ref, [1], { refund_type: 'all' }))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    expect((await at.order(customer, ref)).status.status_code).toBe(10);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[ERR-17] [MNY-10] happens once for a ticket: the same key answers the same, another tab hears that it is sent', async () => {
    const { customer, ref } = await issuedForTwo();
    expect((await ask(customer, ref, [0], {}, 'one-refund-key')).status).toBe(200);
    expect((await ask(customer, ref, [0], {}, 'one-refund-key')).body.status_code).toBe(200);
    const again = await ask(customer, ref, [0]);
    expect(outcome(again)).toEqual([200, 204, null]);
    expect(again.body.message).toBe(
      'A refund of these tickets has been sent already. The page of the order shows how it goes.',
    );
    expect((await at.order(customer, ref)).refunds).toHaveLength(1);
  });

  it('[MNY-10] gives back what was paid and no coupon: the airline gets its fees, and the coupon comes back to us', async () => {
    const { customer, ref } = await issuedForTwo({}, 'FIFTY');
    expect((await at.order(customer, ref)).paid).toBe(2 * TOTAL - 50_001);
    expect(outcome(await ask(customer, ref, [0]))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    expect(outcome(await ask(customer, ref, [1], { refund_type: 'all' }))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    const each = { fare: TOTAL, fee: FEE, discount: 25_001, back: TOTAL - FEE - 25_001 };
    expect((await at.order(customer, ref)).refunds).toMatchObject([each, each]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-10] is sent once when it is asked for twice at the same moment', async () => {
    const { customer, ref } = await issuedForTwo();
    const answers = await Promise.all([ask(customer, ref, [0, 1]), ask(customer, ref, [0, 1])]);
    expect(answers.map(({ body }) => body.status_code).toSorted()).toEqual([200, 204]);
    expect((await at.order(customer, ref)).refunds).toHaveLength(1);
  });

  it('leaves the tickets as they were when the airline refuses, and waits while it is silent', async () => {
    const { customer, ref } = await issuedForTwo();
    await ask(customer, ref, [0]);
    at.deps.faults.add({ id: 'silent', operation: 'airline-refund', kind: 'hang', times: 1 });
    await at.work.advanceRefunds();
    at.deps.faults.clear();
    expect((await at.order(customer, ref)).status.status_code).toBe(8);
    at.clock.advance(HOUR);
    at.deps.faults.add({ id: 'no', operation: 'airline-refund', kind: 'fail', times: 1 });
    await at.work.advanceRefunds();
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 4 },
      refunds: [{ state: 'refused' }],
    });
    expect(outcome(await ask(customer, ref, [0]))).toEqual([200, 200, null]);
    expect(await at.brokenBooks()).toEqual([]);
  });
});

describe('A refund that is refused', () => {
  /** The flights of the fixture, leaving in so many hours. */
  async function leavingIn(hours: number): Promise<Pick<FlightQuote, 'trips'>> {
    const { trips } = await at.quote();
    const departure_at = new Date(at.clock.now() + hours * HOUR).toISOString();
    return {
      trips: trips.map((trip) => ({ ...trip, flights: trip.flights.map((one) => ({ ...one, departure_at })) })),
    };
  }

  it('[ERR-18] [REFUND-02] [REFUND-03] is left to people: 48 hours or less, and a fare that gives nothing back', async () => {
    const late = await issuedForTwo(await leavingIn(49));
    at.clock.advance(HOUR);
    const answer = await ask(late.customer, late.ref, [0]);
    expect(outcome(answer)).toEqual([400, 400, 'state-conflict']);
    expect(answer.body.message).toContain('1800-4444');
    expect(answer.body.result.fields).toBeUndefined();
    const fixed = await issuedForTwo({ refundable_before_depart: false });
    expect(outcome(await ask(fixed.customer, fixed.ref, [0]))).toEqual([400, 400, 'state-conflict']);
    const dear = await issuedForTwo({ refund_before_depart_price: TOTAL });
    expect(outcome(await ask(dear.customer, dear.ref, [0]))).toEqual([400, 400, 'state-conflict']);
  });

  it('[ERR-18] [MNY-10] is left to people while parts are unpaid, and quoted without our fee once they are paid', async () => {
    const fresh = await at.customer();
    const customer = { ...fresh, headers: { ...fresh.headers, 'accept-language': 'mn' } };
    const types = [{ key: 'two', divider: 1, deadline_after_init: 168, refund_comm_rate: 1 }];
    const partial_payment = {
      initial_payment_amount: 300_000,
      partial_payment_fee: 9_000,
      refund_service_charge: 5_000,
      types,
    };
    const quote = await at.quote({ partial_payment });
    const booked = await at.post(customer, '/api/flight/v4/rest/confirm/', {
      journey: { ...journey(quote.ref_number), partial_payment: true, partial_payment_type: 'two' },
      person_names: [person()],
    });
    const { ref_number: ref } = booked.body.result;
    await payNow(customer, ref);
    await at.work.issue('flight');
    expect(outcome(await ask(customer, ref, [0]))).toEqual([400, 400, 'state-conflict']);
    await payNow(customer, ref);
    const { paid, total, fee } = await at.order(customer, ref);
    expect([paid, fee]).toEqual([total, 14_000]);
    expect(outcome(await ask(customer, ref, [0]))).toEqual([200, 200, null]);
    expect((await at.order(customer, ref)).refunds).toMatchObject([{ discount: 0, back: TOTAL - FEE }]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[VALID-34] [VALID-35] [VALID-36] [VALID-37] says at which field, and moves nothing', async () => {
    const { customer, ref } = await issuedForTwo();
    const fields = async (over: object) => (await ask(customer, ref, [0], over)).body.result.fields;
    expect(await fields({ reason: ' ' })).toEqual({ reason: 'validation_required' });
    expect(await fields({ bank_name: '' })).toEqual({ bank_name: 'validation_required_bank' });
    expect(await fields({ bank_name: 'Elsewhere' })).toEqual({ bank_name: 'validation_required_bank' });
    expect(await fields({ account_number: '' })).toEqual({ account_number: 'validation_required_account_number' });
    expect(await fields({ account_number: '12' })).toEqual({ account_number: 'validation_account_number' });
    expect(await fields({ account_name: '' })).toEqual({ account_name: 'validation_required_account_name' });
    expect(await fields({ account_name: 'SOMEBODY ELSE' })).toEqual({
      account_name: 'validation_required_account_name',
    });
    expect(await fields({ refund_type: 'all' })).toEqual({ tickets: 'validation_required' });
    expect(await fields({ tickets: [{ first_name: 'A', last_name: 'B', ticket_number: '1' }] })).toEqual({
      tickets: 'validation_required',
    });
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
  });

  it('[GAP-35] leaves no infant behind without its adult', async () => {
    const customer = await at.customer();
    const fares = [
      { type: 'adult' as const, count: 1, base: 700_000, taxes: 200_000 },
      { type: 'infant' as const, count: 1, base: 70_000, taxes: 0 },
    ];
    const quote = await at.quote({ total_fare: TOTAL + 70_000, fares });
    const infant = person({
      type: 'infant',
      given_name: 'TEMUULEN',
      date_of_birth: '2026-06-01',
      doc_number: 'E7654321',
    });
    const { ref_number: ref } = (await at.book(customer, quote.ref_number, { people: [person(), infant] })).body.result;
    await payNow(customer, ref);
    await at.work.issue('flight');
    expect((await ask(customer, ref, [0])).body.result.fields).toEqual({ tickets: 'validation_tickets_alone' });
    expect(outcome(await ask(customer, ref, [0, 1]))).toEqual([200, 200, null]);
    await at.work.advanceRefunds();
    expect(await at.inventory.seatsLeft(quote.ref_number)).toBe(9);
  });

  it('[AUT-1] is of somebody else, of no order, or of one without tickets', async () => {
    const { customer, ref } = await issuedForTwo();
    const stranger = await at.customer();
    const tickets = [{ first_name: 'BAT', last_name: 'SARNAI', ticket_number: '1' }];
    const send = async (who: Customer, of: string) =>
      outcome(
        await at.post(who, '/api/flight/v3/rest/refund/', {
          ref_number: of,
          reason: 'plans',
          bank_name: 'Khan',
          account_name: await holder(),
          account_number: ACCOUNT,
          refund_type: 'all',
          tickets,
        }),
      );
    expect(await send(stranger, ref)).toEqual([404, 404, 'not-found']);
    expect(await send(customer, 'AYL-NOBODY')).toEqual([404, 404, 'not-found']);
    const unpaid = await at.invoiced();
    expect(await send(unpaid.customer, unpaid.ref)).toEqual([409, 409, 'state-conflict']);
  });

  it('waits for a bank that does not answer', async () => {
    const { customer, ref } = await issuedForTwo();
    const account_name = await holder();
    const { travellers } = await at.order(customer, ref);
    const [one] = travellers;
    at.deps.faults.add({ id: 'silent', operation: 'account-holder', kind: 'hang', times: 1 });
    const answer = await at.post(customer, '/api/flight/v3/rest/refund/', {
      ref_number: ref,
      reason: 'plans',
      bank_name: 'Khan',
      account_name,
      account_number: ACCOUNT,
      refund_type: 'part',
      tickets: [{ first_name: one?.given_name, last_name: one?.surname, ticket_number: one?.ticket_number }],
    });
    expect(outcome(answer)).toEqual([503, 503, 'unavailable']);
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
  });
});

describe('An account', () => {
  const look = (customer: Customer, query: string) => at.get(customer, `/api/payment/v1/account_name_check/?${query}`);

  it('[CALL-46] is looked up by bank and number', async () => {
    const customer = await at.customer();
    const found = await look(customer, `account_number=${ACCOUNT}&bank=050000`);
    expect(found.body.result).toEqual({ custFirstName: expect.any(String), custLastName: expect.any(String) });
    expect((await look(customer, 'account_number=5123450000&bank=050000')).status).toBe(404);
    expect((await look(customer, `account_number=${ACCOUNT}&bank=999999`)).status).toBe(400);
    expect((await look(customer, 'account_number=1&bank=050000')).status).toBe(400);
  });

  it('[REFUND-14] [CONST-01] [GAP-23] belongs to one of nine banks', async () => {
    const { body } = await at.get(await at.customer(), '/api/payment/v1/banks/');
    const banks = body.result as unknown as { id: number; value: string; code: string }[];
    expect(banks).toHaveLength(9);
    expect(banks[0]).toEqual({ id: 1, value: 'Khan', code: '050000' });
    expect(banks[8]).toEqual({ id: 9, value: 'Mbank', code: '390000' });
  });
});

it('a change is not taken once a ticket is refunded', async () => {
  const { customer, ref } = await issuedForTwo();
  await ask(customer, ref, [0]);
  await at.work.advanceRefunds();
  const answer = await at.get(customer, `/api/flight/v4/rest/exchange/search/?ref_number=${ref}`);
  expect([answer.status, answer.body.result.problem]).toEqual([409, 'state-conflict']);
});
