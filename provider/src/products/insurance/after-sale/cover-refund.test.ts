import { homeDate, homeInstant } from '@aylal/domain/calendar';
import { openBookingFixture, type BookingFixture, type Customer } from '../../../testing/booking-fixture.ts';
import { coverActions, type CoverActions } from '../testing-covers.ts';

const HOUR_MS = 3_600_000;
const PRICE = 41_300 + 24_780;
let at: BookingFixture;
let covers: CoverActions;
beforeAll(async () => {
  at = await openBookingFixture();
  covers = coverActions(at);
});
afterEach(() => at.deps.faults.clear());
afterAll(async () => {
  await at.close();
});

const cancel = (customer: Customer, ref_number: string, key?: string) =>
  at.post(customer, '/api/order/v1/refund/', { ref_number, refund_amount: PRICE }, key);
const creditOf = async ({ userId }: Customer) =>
  (
    await at.deps.db.selectFrom('wallet_balances').selectAll().where('account', '=', `credit:user:${userId}`).execute()
  )[0]?.balance ?? 0;
/** Takes a refund through its steps: the insurer, then the wallet. */
async function advance() {
  for (let turn = 0; turn < 3; turn += 1) await at.work.advanceRefunds();
}
const toldTimes = async (ref: string) => (await covers.atInsurer(ref)).map(({ cancellations }) => cancellations);
const statusOf = async (customer: Customer, ref: string) => (await covers.order(customer, ref)).status.status_code;

describe('A cover that is given up', () => {
  it('[NEED-150] comes back whole to the wallet, the insurer is notified, and its policy is not shown any more', async () => {
    const { customer, ref } = await covers.issued();
    const answer = await cancel(customer, ref);
    expect([answer.status, answer.body.result]).toEqual([200, { refund_amount: PRICE }]);
    expect(await statusOf(customer, ref)).toBe(8);
    await advance();
    expect(await covers.order(customer, ref)).toMatchObject({
      status: { status_code: 10 },
      refunds: [{ state: 'finished', back: PRICE, fee: 0, bank_name: 'WALLET' }],
    });
    expect([await creditOf(customer), await toldTimes(ref)]).toEqual([PRICE, [1]]);
    expect((await covers.policy(customer, ref)).status).toBe(404);
    const subjects = (await at.mails('sarnai@example.mn')).filter((mail) => mail.includes(ref)).join();
    expect(subjects).toContain('your money is back');
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[NEED-150] is given up once, and by its owner', async () => {
    const { customer, ref } = await covers.issued();
    expect((await cancel(await at.customer(), ref)).status).toBe(404);
    const [one, other] = await Promise.all([cancel(customer, ref, 'give-up-1'), cancel(customer, ref, 'give-up-2')]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    expect((await cancel(customer, ref, 'give-up-1')).body).toEqual(one.status === 200 ? one.body : other.body);
    await advance();
    expect([await creditOf(customer), await toldTimes(ref)]).toEqual([PRICE, [1]]);
    expect((await cancel(customer, ref)).status).toBe(409);
  });

  it('[NEED-150] is told to the insurer once although its answer was lost', async () => {
    const { customer, ref } = await covers.issued();
    at.deps.faults.add({ id: 'lost', operation: 'insurer-cancel', kind: 'drop-answer', times: 1 });
    await cancel(customer, ref);
    await advance();
    expect([await statusOf(customer, ref), await creditOf(customer), await toldTimes(ref)]).toEqual([8, 0, [1]]);
    at.clock.advance(HOUR_MS);
    await advance();
    expect([await statusOf(customer, ref), await creditOf(customer), await toldTimes(ref)]).toEqual([10, PRICE, [1]]);
  });

  it('[NEED-150] waits while the insurer is silent, and is paid once it answers', async () => {
    const { customer, ref } = await covers.issued();
    at.deps.faults.add({ id: 'down', operation: 'insurer', kind: 'fail', status: 503 });
    await cancel(customer, ref);
    await advance();
    expect([await statusOf(customer, ref), await creditOf(customer)]).toEqual([8, 0]);
    at.deps.faults.clear();
    at.clock.advance(HOUR_MS);
    await advance();
    expect([await statusOf(customer, ref), await creditOf(customer), await toldTimes(ref)]).toEqual([10, PRICE, [1]]);
  });

  it('[NEED-150] goes by the day of the customer, to the millisecond', async () => {
    const over = { start_date: covers.dayIn(40), end_date: covers.dayIn(46) };
    const [soon, late, first] = [
      await covers.issued({ start_date: covers.dayIn(5), end_date: covers.dayIn(9) }),
      await covers.issued(over),
      await covers.issued(over),
    ];
    const until = (await covers.order(first.customer, first.ref)).insurance.cooling_off_until;
    const goTo = async (instant: number, { customer, ref }: typeof soon) => {
      at.clock.advance(instant - at.clock.now());
      return cancel(await covers.again(customer), ref);
    };
    const ruling = async ({ customer, ref }: typeof soon) =>
      (await covers.order(await covers.again(customer), ref)).full_refund;
    const begun = await goTo(homeInstant((await covers.order(soon.customer, soon.ref)).insurance.start_date), soon);
    expect([begun.status, await ruling(soon)]).toEqual([409, { kind: 'blocked', reason: 'begun' }]);
    const end = homeInstant(until) + 24 * HOUR_MS;
    expect((await goTo(end - 1, first)).status).toBe(200);
    const tooLate = await goTo(end, late);
    expect([tooLate.status, await ruling(late)]).toEqual([409, { kind: 'blocked', reason: 'cooling-off' }]);
    expect(homeDate(at.clock.now()) > until).toBe(true);
    await advance();
  });

  it('[NEED-150] is not given up before it is issued', async () => {
    const { customer, ref } = await covers.paid();
    expect((await cancel(customer, ref)).status).toBe(409);
    await at.work.issue('insurance');
    expect((await cancel(customer, ref)).status).toBe(200);
    await advance();
  });
});
