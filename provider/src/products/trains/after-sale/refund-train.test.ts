import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { trainActions } from '../booking/testing-trains.ts';

let at: BookingFixture;
let trains: ReturnType<typeof trainActions>;
beforeAll(async () => {
  at = await openBookingFixture();
  trains = trainActions(at);
});
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await at.close();
});

const refund = (customer: Customer, ref_number: string, seats: readonly (string | null)[]) =>
  at.post(customer, '/api/train/refund_ticket/', { ref_number, seats });
const creditOf = async ({ userId }: Customer) =>
  (
    await at.deps.db.selectFrom('wallet_balances').selectAll().where('account', '=', `credit:user:${userId}`).execute()
  )[0]?.balance ?? 0;
/** Takes a refund through its steps: the railway, then the wallet. */
async function advance() {
  for (let turn = 0; turn < 3; turn += 1) await at.work.advanceRefunds();
}

async function ticketsOf(customer: Customer, ref: string) {
  return (await trains.order(customer, ref)).pax.map(({ ticket_id }) => ticket_id);
}

describe('Giving tickets of a train back', () => {
  it('[NEED-155] pays the whole price of one to the wallet a day before, and its place can be sold again', async () => {
    const { customer, ref, voyage, wagon, places } = await trains.issued('2026-09-20', 2);
    const [first = null, second = null] = await ticketsOf(customer, ref);
    const answer = await refund(customer, ref, [first]);
    expect([answer.status, answer.body.result]).toEqual([200, { refund_amount: wagon.price }]);
    await advance();
    expect(await creditOf(customer)).toBe(wagon.price);
    const order = await trains.order(customer, ref);
    expect(order.pax.map(({ is_cancelled }) => is_cancelled)).toEqual([true, false]);
    const free = (await trains.read(voyage.id)).wagons.find(({ number }) => number === wagon.number)?.free_places;
    expect(free).toContain(places[0]);
    expect(free).not.toContain(places[1]);
    expect((await refund(customer, ref, [first])).body.result.fields).toEqual({ seats: 'validation_invalid' });
    expect((await refund(await at.customer(), ref, [second])).status).toBe(404);
  });

  it('keeps a tenth on the last day, says so too late, and pays all of a train that does not go', async () => {
    const { customer, ref, wagon } = await trains.issued('2026-09-21', 3);
    const [first = null, second = null, third = null] = await ticketsOf(customer, ref);
    at.clock.advance(Date.parse('2026-09-21T10:25:00+08:00') - at.clock.now());
    const owner = await trains.again(customer);
    expect((await refund(owner, ref, [first])).body.result).toEqual({ refund_amount: Math.floor(wagon.price * 0.9) });
    await advance();
    at.clock.advance(9 * 3_600_000 + 40 * 60_000);
    const late = await refund(owner, ref, [second]);
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('The train leaves in less than 30'),
    ]);
    at.deps.faults.add({ id: 'off', operation: 'train-cancelled', kind: 'fail', status: 400, times: 1 });
    expect((await refund(owner, ref, [third])).body.result).toEqual({ refund_amount: wagon.price });
  });

  it('is done once although the railway is silent at first', async () => {
    const { customer, ref, wagon } = await trains.issued('2026-10-10', 1);
    await refund(customer, ref, await ticketsOf(customer, ref));
    at.deps.faults.add({ id: 'down', operation: 'train', kind: 'fail', status: 400 });
    await advance();
    expect((await trains.order(customer, ref)).status.status_code).toBe(8);
    at.deps.faults.clear();
    at.clock.advance(3_600_000);
    await advance();
    const owner = await trains.again(customer);
    expect((await trains.order(owner, ref)).status.status_code).toBe(10);
    expect(await creditOf(owner)).toBe(wagon.price);
  });
});
