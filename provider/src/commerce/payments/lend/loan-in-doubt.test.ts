import { openBookingFixture, TOTAL, type BookingFixture } from '../../../testing/booking-fixture.ts';
import { HOST_KEY, inMiniApp } from '../../../testing/in-mini-app.ts';
import { finishWork, openWork } from '../../work-list/work-list.ts';

const HOUR = 3_600_000;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture({ hostKey: HOST_KEY });
});
afterAll(() => at.close());
afterEach(() => at.deps.faults.clear());

const silence = () => at.deps.faults.add({ id: 'silent', operation: 'lender', kind: 'fail', status: 503 });
const doubts = async (ref: string) =>
  (await openWork(at.deps.db)).filter(({ kind, reference }) => kind === 'loan-in-doubt' && reference.startsWith(ref));
const booked = (ref: string) =>
  at.deps.db.selectFrom('payments').select(['partner', 'amount']).where('ref_number', '=', ref).execute();
async function after(milliseconds: number) {
  at.clock.advance(milliseconds);
  await at.work.checkInvoices('LENDPAY');
}
/** A loan that is paid out, while its notice is lost and the lender says nothing from then on. */
async function lentUnheard() {
  const customer = inMiniApp(await at.customer());
  const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
  const wish = { ref_number: ref, payment_name: 'LENDPAY', p: 'lend' };
  const { url } = (await at.post(customer, '/api/payment/v1/invoice/', wish)).body.result;
  at.deps.faults.add({ id: 'lost', operation: 'lendpay-callback', kind: 'fail', times: 1 });
  await at.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=confirm',
  });
  silence();
  return ref;
}

describe('A loan whose lender is silent', () => {
  it('waits for a person after an hour, and no more once the lender answers', async () => {
    const ref = await lentUnheard();
    await after(HOUR - 1_000);
    expect(await doubts(ref)).toEqual([]);
    await after(HOUR);
    await after(HOUR);
    expect(await doubts(ref)).toMatchObject([{ amount: TOTAL, task: expect.stringContaining(ref) }]);
    at.deps.faults.clear();
    await after(HOUR);
    expect(await doubts(ref)).toEqual([]);
    expect(await booked(ref)).toEqual([{ partner: 'LENDPAY', amount: TOTAL }]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is asked about for as long as it is in doubt, also days after its time', async () => {
    const ref = await lentUnheard();
    for (let day = 0; day < 4; day += 1) await after(24 * HOUR);
    expect(await doubts(ref)).toHaveLength(1);
    at.deps.faults.clear();
    await after(HOUR);
    expect(await doubts(ref)).toEqual([]);
    expect(await booked(ref)).toEqual([{ partner: 'LENDPAY', amount: TOTAL }]);
  });

  it('comes back after a person has finished it only when the lender has answered since', async () => {
    const ref = await lentUnheard();
    await after(2 * HOUR);
    const [{ reference } = { reference: '' }] = await doubts(ref);
    at.clock.advance(1_000);
    await finishWork(at.deps.db, 'loan-in-doubt', reference, at.clock.now());
    await after(HOUR);
    expect(await doubts(ref)).toEqual([]);
    at.deps.faults.clear();
    await after(HOUR);
    silence();
    await after(HOUR);
    await after(HOUR);
    expect(await doubts(ref)).toHaveLength(1);
  });

  it('whose opening was lost is in doubt until the lender says that it has none', async () => {
    const customer = inMiniApp(await at.customer());
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    silence();
    const wish = { ref_number: ref, payment_name: 'LENDPAY', p: 'lend' };
    expect((await at.post(customer, '/api/payment/v1/invoice/', wish)).status).toBe(503);
    await after(2 * HOUR);
    expect(await doubts(ref)).toHaveLength(1);
    at.deps.faults.clear();
    await after(HOUR);
    expect(await doubts(ref)).toEqual([]);
  });
});
