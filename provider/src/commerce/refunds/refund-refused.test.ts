import type { FlightQuote } from '@aylal/contracts/flights';
import {
  journey,
  person,
  TOTAL,
  openBookingFixture,
  type BookingFixture,
  type Customer,
} from '../../testing/booking-fixture.ts';
import { ACCOUNT, outcome, refundScenarios } from './testing/refund-scenarios.ts';
import { ownPassword } from './testing/settled-refund.ts';

const FEE = 100_000;
const HOUR = 3_600_000;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
// Every test ends with nothing under way: work that is due would take the faults of the next one.
afterEach(async () => {
  at.deps.faults.clear();
  await at.work.advanceRefunds();
});
const { holder, issuedForTwo, payNow, ask } = refundScenarios(() => at);

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

  it('[VALID-34] [VALID-35] [VALID-36] [VALID-37] [GAP-61.3] [GAP-61.4] [GAP-61.5] says at which field, and moves nothing', async () => {
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

  it('leaves no infant behind without its adult', async () => {
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
          proof: await ownPassword(at, who),
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
      proof: await ownPassword(at, customer),
      tickets: [{ first_name: one?.given_name, last_name: one?.surname, ticket_number: one?.ticket_number }],
    });
    expect(outcome(answer)).toEqual([503, 503, 'unavailable']);
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
  });
});
