import { randomUUID } from 'node:crypto';
import { tripActions } from '../../products/tours/booking/testing-trips.ts';
import { busActions } from '../../products/buses/booking/testing-buses.ts';
import { hotelScenarios } from '../../products/hotels/booking/testing/hotel-scenarios.ts';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { refundScenarios } from '../../commerce/refunds/testing/refund-scenarios.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;
const FEE = 100_000;

describe('A refund by the rule, at the office', () => {
  let at: BookingFixture;
  let support: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    support = await openOffice(at).signIn('support');
  });
  afterAll(() => at.close());
  afterEach(() => at.deps.faults.clear());
  const flights = refundScenarios(() => at);
  const { advance, creditOf } = flights;

  const quoted = async (ref: string) => (await support.get(`orders/${ref}/refund/`)).result.refund;
  const refund = (ref_number: string, refund_amount: number, id: string = randomUUID(), by = support) =>
    by.post('orders/refund/', { id, ref_number, refund_amount, reason: 'The customer called' });
  const audited = async (ref: string) =>
    (await at.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', `order ${ref}`).execute()).map(
      ({ name, act, reason, after }) => [name, act, reason, after],
    );

  it('[REFUND-04] refunds what the rule of flights says, into the wallet, once for its id, and is in the audit log', async () => {
    const { customer, ref } = await flights.issuedForTwo();
    const back = 2 * (TOTAL - FEE);
    expect(await quoted(ref)).toEqual({ fare: 2 * TOTAL, fee: 2 * FEE, discount: 0, back });
    const id = randomUUID();
    const answers = await Promise.all([refund(ref, back, id), refund(ref, back, id)]);
    expect(answers.map(({ status, result }) => [status, result.status.status_code])).toEqual([
      [200, 8],
      [200, 8],
    ]);
    await advance();
    const order = await at.order(customer, ref);
    expect(order).toMatchObject({
      status: { status_code: 10 },
      refunds: [{ state: 'finished', back, bank_name: 'WALLET' }],
    });
    expect(await creditOf(customer)).toBe(back);
    expect(await audited(ref)).toEqual([['Сараа', 'order-refund', 'The customer called', JSON.stringify({ back })]]);
    expect(await at.brokenBooks()).toEqual([]);
    expect(await quoted(ref)).toBeNull();
  });

  it('covers the tickets that are left, also of a bus that does not go', async () => {
    const buses = busActions(at);
    const { customer, ref, bus } = await buses.issued('101-201-2026-10-05', 2);
    const [first] = (await buses.order(customer, ref)).pax.map(({ ticket_id }) => ticket_id);
    await at.post(customer, '/api/bus/refund_ticket/', { ref_number: ref, seats: [first] });
    await advance();
    expect(await quoted(ref)).toMatchObject({ fare: bus.price, back: bus.price });
    at.clock.advance(Date.parse(bus.departure_time) - 60_000 - at.clock.now());
    support = await openOffice(at).signIn('support');
    expect(await quoted(ref)).toBeNull();
    expect((await refund(ref, bus.price)).status).toBe(409);
    at.deps.faults.add({ id: 'gone', operation: 'bus-cancelled', kind: 'fail' });
    expect(await quoted(ref)).toMatchObject({ back: bus.price });
    expect((await refund(ref, bus.price)).status).toBe(200);
    at.deps.faults.clear();
    await advance();
    expect((await buses.order(await buses.again(customer), ref)).status.status_code).toBe(10);
    expect(await creditOf(customer)).toBe(2 * bus.price);
  });

  it('asks the rules of trips and hotels that their customers ask', async () => {
    support = await openOffice(at).signIn('support');
    const trips = tripActions(at);
    const trip = await trips.confirmed(0);
    const { full_refund } = await trips.order(trip.customer, trip.ref);
    expect(await quoted(trip.ref)).toEqual(full_refund.kind === 'refund' && full_refund.quote);
    const hotels = hotelScenarios(() => at);
    const { ref, customer } = await hotels.booked();
    expect(await quoted(ref)).toMatchObject({ fee: 0, back: expect.any(Number) });
    const { back } = await quoted(ref);
    expect((await refund(ref, back)).status).toBe(200);
    await advance();
    expect(await creditOf(customer)).toBe(back);
  });

  it('is refused when the rule gives less than was seen, is not asked, and to who may not', async () => {
    support = await openOffice(at).signIn('support');
    const { customer, ref } = await flights.issuedForTwo();
    const { back } = await quoted(ref);
    expect((await refund(ref, back + 1)).status).toBe(409);
    expect((await refund(ref, 0)).status).toBe(400);
    expect((await refund('AYL-99999999', 1)).status).toBe(404);
    const auditor = await openOffice(at).signIn('auditor');
    expect((await refund(ref, back, randomUUID(), auditor)).status).toBe(403);
    expect((await auditor.get(`orders/${ref}/refund/`)).status).toBe(200);
    const id = randomUUID();
    await support.post('orders/action/', { id, ref_number: ref, action: 'resend-mail', status: 4, reason: 'Lost' });
    expect((await refund(ref, back, id)).status).toBe(409);
    expect((await at.order(customer, ref)).status.status_code).toBe(4);
    expect((await audited(ref)).map(([, act]) => act)).toEqual(['order-resend-mail']);
  });
});
