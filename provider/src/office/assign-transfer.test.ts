import { openBookingFixture, TOTAL, type BookingFixture } from '../testing/booking-fixture.ts';
import { openOffice } from './testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('A transfer without an order', () => {
  let at: BookingFixture;
  let support: Person;
  let finance: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    const office = openOffice(at);
    support = await office.signIn('support');
    finance = await office.signIn('finance');
  });
  afterAll(() => at.close());
  afterEach(() => at.deps.faults.clear());

  async function booked(payment_name: string | null = 'TRANSFER') {
    const customer = await at.customer();
    const { ref_number: ref } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    if (payment_name) await at.post(customer, '/api/payment/v1/invoice/', { ref_number: ref, payment_name });
    return { customer, ref };
  }
  async function transfer(amount = TOTAL) {
    // The newest of the list is this one.
    at.clock.advance(1_000);
    await at.app.inject({
      method: 'POST',
      url: '/sandbox/transfer?lang=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action: 'send', purpose: 'Аяллын мөнгө', amount: String(amount) }).toString(),
    });
    const { items } = (await support.get('work_list/?kind=unmatched-transfer&limit=200')).result;
    return { kind: 'unmatched-transfer', reference: String(items.at(-1).reference) };
  }
  const take = (by: Person, work: object) => by.post('work_list/owner/', { ...work, was: null, owner: by.id });
  const assign = (by: Person, { reference }: { reference: string }, ref_number: string) =>
    by.post('work_list/transfer/', { reference, ref_number, reason: 'The sender named it on the phone' });
  const isOpen = async ({ reference }: { reference: string }) =>
    (await support.get(`work_list/?kind=unmatched-transfer&reference=${reference}`)).result.items.length === 1;

  it('[MNY-7] is given to its order by who has taken it, and the customer’s order is paid', async () => {
    const { customer, ref } = await booked();
    const work = await transfer();
    await take(support, work);
    expect(await assign(support, work, ref.toLowerCase())).toMatchObject({ status: 200, result: { ref_number: ref } });
    const order = await at.order(customer, ref);
    expect([order.status.status_code, order.paid]).toEqual([2, TOTAL]);
    expect(await isOpen(work)).toBe(false);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is written to the audit log once, with why and to which order, however often it is said', async () => {
    const { ref } = await booked();
    const work = await transfer();
    await take(support, work);
    const answers = await Promise.all([assign(support, work, ref), assign(support, work, ref)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await assign(support, work, ref)).status).toBe(200);
    const written = await at.deps.db
      .selectFrom('audit_log')
      .select(['name', 'reason', 'after'])
      .where('act', '=', 'assign-transfer')
      .where('subject', '=', `unmatched-transfer ${work.reference}`)
      .execute();
    expect(written).toEqual([
      { name: 'Сараа', reason: 'The sender named it on the phone', after: JSON.stringify({ ref_number: ref }) },
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('stays where it is when nobody or a colleague has taken it, and for another order once it is given', async () => {
    const { ref } = await booked();
    const other = await booked();
    const work = await transfer();
    expect((await assign(support, work, ref)).status).toBe(409);
    await take(finance, work);
    expect((await assign(support, work, ref)).status).toBe(409);
    expect(await isOpen(work)).toBe(true);
    expect((await assign(finance, work, ref)).status).toBe(200);
    expect((await assign(finance, work, other.ref)).status).toBe(409);
    expect((await at.order(other.customer, other.ref)).paid).toBe(0);
  });

  it('stays where it is for an order that never asked for a transfer, which is said at its number', async () => {
    const { ref } = await booked(null);
    const work = await transfer();
    await take(support, work);
    const wrong = await assign(support, work, ref);
    expect([wrong.status, wrong.result.fields]).toEqual([400, { ref_number: 'validation_reference' }]);
    expect((await assign(support, work, 'AYL-99999999')).status).toBe(400);
    expect((await assign(support, { reference: 'TRF-999999' }, ref)).status).toBe(404);
    expect(await isOpen(work)).toBe(true);
  });

  it('is booked by the job when the bank cannot be asked at that moment', async () => {
    const { customer, ref } = await booked();
    const work = await transfer();
    await take(support, work);
    at.deps.faults.add({ id: 'silent', operation: 'transfer', kind: 'fail', times: 3 });
    expect((await assign(support, work, ref)).status).toBe(200);
    expect((await at.order(customer, ref)).paid).toBe(0);
    at.deps.faults.clear();
    at.clock.advance(15_000);
    await at.work.readTransfers();
    expect((await at.order(customer, ref)).paid).toBe(TOTAL);
  });
});
