import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { busActions } from '../booking/testing-buses.ts';

const HOUR_MS = 3_600_000;
let at: BookingFixture;
let buses: ReturnType<typeof busActions>;
beforeAll(async () => {
  at = await openBookingFixture();
  buses = busActions(at);
});
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await at.close();
});

const refund = (customer: Customer, ref_number: string, seats: readonly (string | null | undefined)[]) =>
  at.post(customer, '/api/bus/refund_ticket/', { ref_number, seats });
const ticketsOf = async (customer: Customer, ref: string) =>
  (await buses.order(customer, ref)).pax.map(({ ticket_id }) => ticket_id);
const creditOf = async ({ userId }: Customer) =>
  (
    await at.deps.db.selectFrom('wallet_balances').selectAll().where('account', '=', `credit:user:${userId}`).execute()
  )[0]?.balance ?? 0;
/** Takes a refund through its steps: the partner, then the wallet. */
async function advance() {
  for (let turn = 0; turn < 3; turn += 1) await at.work.advanceRefunds();
}
/** Sets the clock to so long before a bus leaves; it only goes forward. */
const before = (departure_time: string, ms: number) =>
  at.clock.advance(Date.parse(departure_time) - ms - at.clock.now());

describe('A bus ticket that is refunded', () => {
  it('[CALL-34] [CALL-42.1] [CALL-42.2] [BUS-02] [API-50] comes back whole to the wallet, its seat is free, and the other one stays good', async () => {
    const { customer, bus, ref, seats } = await buses.issued('101-201-2026-10-05', 2);
    const [first, second] = await ticketsOf(customer, ref);
    const answer = await refund(customer, ref, [first]);
    expect([answer.status, answer.body.result]).toEqual([200, { refund_amount: bus.price }]);
    expect((await buses.order(customer, ref)).status.status_code).toBe(8);
    await advance();
    const order = await buses.order(customer, ref);
    expect(order.status.status_code).toBe(4);
    expect(order.pax.map(({ is_cancelled }) => is_cancelled)).toEqual([true, false]);
    expect(order.refunds).toMatchObject([{ state: 'finished', back: bus.price, fee: 0, bank_name: 'WALLET' }]);
    expect(await creditOf(customer)).toBe(bus.price);
    const free = buses.free(await buses.bus('101-201-2026-10-05'));
    expect(seats.map((seat) => free.includes(seat))).toEqual([true, false]);
    expect((await refund(customer, ref, [first])).body.result.fields).toEqual({ seats: 'validation_invalid' });
    await refund(customer, ref, [second]);
    await advance();
    expect((await buses.order(customer, ref)).status.status_code).toBe(10);
  });

  it('[VALID-38] asks for at least one ticket, of this order, and of its owner', async () => {
    const { customer, ref } = await buses.issued('101-201-2026-10-06', 1);
    expect((await refund(customer, ref, [])).body.result.fields).toEqual({ seats: 'validation_required' });
    expect((await refund(customer, ref, ['NOBODY01'])).body.result.fields).toEqual({ seats: 'validation_invalid' });
    const [ticket] = await ticketsOf(customer, ref);
    expect((await refund(customer, ref, [ticket, ticket])).status).toBe(400);
    expect((await refund(await at.customer(), ref, [ticket])).status).toBe(404);
    expect((await buses.order(customer, ref)).status.status_code).toBe(4);
  });

  it('waits while the partner is silent, and is paid once it answers', async () => {
    const { customer, ref, bus } = await buses.issued('101-201-2026-10-07', 1);
    at.deps.faults.add({ id: 'down', operation: 'bus', kind: 'fail', status: 400 });
    expect((await refund(customer, ref, await ticketsOf(customer, ref))).status).toBe(200);
    await advance();
    expect([(await buses.order(customer, ref)).status.status_code, await creditOf(customer)]).toEqual([8, 0]);
    at.deps.faults.clear();
    at.clock.advance(HOUR_MS);
    await advance();
    expect([(await buses.order(customer, ref)).status.status_code, await creditOf(customer)]).toEqual([10, bus.price]);
  });

  it('[BUS-03] [BUS-04] [BUS-05] goes by the clock of the provider, to the second', async () => {
    const day = '101-201-2026-09-08';
    const orders = await Promise.all(
      ['10:00', '12:00', '14:30', '16:30', '18:30'].map((hour) => buses.issued(day, 1, hour)),
    );
    const backAt = async (index: number, ms: number) => {
      const order = orders[index];
      if (!order) throw new Error('There is no such order');
      const { bus, ref } = order;
      before(bus.departure_time, ms);
      const customer = await buses.again(order.customer);
      const answer = await refund(customer, ref, await ticketsOf(customer, ref));
      return [
        answer.status,
        answer.body.result.problem ??
          (answer.body.result as unknown as { refund_amount: number }).refund_amount / bus.price,
      ];
    };
    expect(await backAt(0, 24 * HOUR_MS + 1_000)).toEqual([200, 1]);
    expect(await backAt(1, 24 * HOUR_MS)).toEqual([200, 0.9]);
    expect(await backAt(2, 2 * HOUR_MS)).toEqual([200, 0.9]);
    expect(await backAt(3, HOUR_MS / 2)).toEqual([200, 0.8]);
    expect(await backAt(4, HOUR_MS / 2 - 1_000)).toEqual([409, 'state-conflict']);
    // A bus that does not go is paid back whole, at any time.
    at.deps.faults.add({ id: 'gone', operation: 'bus-cancelled', kind: 'fail' });
    expect(await backAt(4, HOUR_MS / 4)).toEqual([200, 1]);
    await advance();
  });
});
