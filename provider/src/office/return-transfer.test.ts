import { randomUUID } from 'node:crypto';
import { accounts, balanceOf } from '../commerce/ledger/ledger.ts';
import { openBookingFixture, type BookingFixture } from '../testing/booking-fixture.ts';
import { openOffice } from './testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('A transfer that belongs to no order', () => {
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

  let amount = 40_000;
  /** A transfer of an amount of its own, taken by who sends it back. */
  async function taken(by = finance, sender?: string) {
    amount += 1_000;
    // The newest of the list is this one.
    at.clock.advance(1_000);
    if (sender === undefined)
      await at.app.inject({
        method: 'POST',
        url: '/sandbox/transfer?lang=en',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ action: 'send', purpose: 'Буруу данс', amount: String(amount) }).toString(),
      });
    else {
      const row = { amount, purpose: 'Буруу данс', sender, created_at: at.clock.now() };
      await at.deps.db.insertInto('sandbox.transfers').values(row).execute();
      at.clock.advance(15_000);
      await at.work.readTransfers();
    }
    const { items } = (await finance.get('work_list/?kind=unmatched-transfer&limit=200')).result;
    const reference = String(items.at(-1).reference);
    await by.post('work_list/owner/', { kind: 'unmatched-transfer', reference, was: null, owner: by.id });
    return { reference, amount };
  }
  const sendBack = (
    { reference }: { reference: string },
    {
      by = finance,
      id = randomUUID(),
      bank_name = 'Khan',
    }: { by?: Person; id?: string; bank_name?: string | null } = {},
  ) => by.post('work_list/transfer/return/', { id, reference, bank_name, reason: 'Meant for somebody else' });
  const isOpen = async ({ reference }: { reference: string }) =>
    (await finance.get(`work_list/?kind=unmatched-transfer&reference=${reference}`)).result.items.length === 1;
  const balances = async () => {
    const codes = [
      accounts.unmatchedTransfers,
      accounts.partnerClearing('payout'),
      accounts.partnerClearing('transfer'),
    ];
    return Promise.all(codes.map((account) => balanceOf(at.deps.db, account)));
  };
  const paidOut = async (of: number) =>
    (
      await at.deps.db.selectFrom('sandbox.payouts').select('outcome').where('amount', '=', of).orderBy('at').execute()
    ).map(({ outcome }) => outcome);

  it('[MNY-7] is paid to its sender’s account once, and is on the account of nobody’s money until then', async () => {
    const work = await taken();
    const [unmatched = 0, payout = 0] = await balances();
    const id = randomUUID();
    const answers = await Promise.all([sendBack(work, { id }), sendBack(work, { id })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await isOpen(work)).toBe(false);
    expect((await balances()).slice(0, 2)).toEqual([unmatched, payout]);
    expect(await at.brokenBooks()).toEqual([]);

    await at.work.payReturns();
    await at.work.payReturns();
    expect(await paidOut(work.amount)).toEqual(['paid']);
    expect((await balances()).slice(0, 2)).toEqual([unmatched + work.amount, payout - work.amount]);
    expect((await sendBack(work, { id })).status).toBe(200);
    expect((await sendBack(work)).status).toBe(409);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is booked as returned when the bank has done so by itself, and nothing is paid', async () => {
    const work = await taken();
    const [unmatched = 0, payout = 0, transfer = 0] = await balances();
    expect((await sendBack(work, { bank_name: null })).status).toBe(200);
    expect(await balances()).toEqual([unmatched + work.amount, payout, transfer - work.amount]);
    await at.work.payReturns();
    expect(await paidOut(work.amount)).toEqual([]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('goes to no order once it is on its way back, and back no more once an order has it', async () => {
    const work = await taken();
    const other = await taken();
    await sendBack(work);
    const customer = await at.customer();
    const { ref_number } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    await at.post(customer, '/api/payment/v1/invoice/', { ref_number, payment_name: 'TRANSFER' });
    const assign = ({ reference }: { reference: string }) =>
      finance.post('work_list/transfer/', { reference, ref_number, reason: 'Named on the phone' });
    expect((await assign(work)).status).toBe(409);
    const operator = await at.app.inject({
      method: 'POST',
      url: `/transfers/${work.reference.slice('TRF-'.length)}/assign/${ref_number}`,
    });
    expect(operator.statusCode).toBe(404);
    expect((await assign(other)).status).toBe(200);
    expect((await sendBack(other)).status).toBe(409);
    await at.work.payReturns();
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('comes back to a person when the bank refuses to pay, and can be paid to another account', async () => {
    const work = await taken();
    at.deps.faults.add({ id: 'refuse', operation: 'payout', kind: 'fail', status: 422, times: 1 });
    await sendBack(work);
    await at.work.payReturns();
    expect(await paidOut(work.amount)).toEqual(['refused']);
    const { items } = (await finance.get(`work_list/?reference=${work.reference}`)).result;
    expect(items).toMatchObject([{ owner: { id: finance.id }, raw: expect.stringContaining('5001234567') }]);
    expect(await at.brokenBooks()).toEqual([]);
    expect((await sendBack(work, { bank_name: 'Golomt' })).status).toBe(200);
    await at.work.payReturns();
    expect(await paidOut(work.amount)).toEqual(['refused', 'paid']);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is asked about by the same reference while the bank is silent, and a person learns of it after two hours', async () => {
    const work = await taken();
    at.deps.faults.add({ id: 'lost', operation: 'payout', kind: 'drop-answer', times: 1 });
    await sendBack(work);
    await at.work.payReturns();
    at.clock.advance(60_000);
    await at.work.payReturns();
    expect(await paidOut(work.amount)).toEqual(['paid']);

    const other = await taken();
    at.deps.faults.add({ id: 'silent', operation: 'payout', kind: 'fail' });
    await sendBack(other);
    for (let count = 0; count < 13; count += 1) {
      await at.work.payReturns();
      at.clock.advance(900_000);
    }
    finance = await openOffice(at).signIn('finance');
    support = await openOffice(at).signIn('support');
    const { items } = (await finance.get('work_list/?kind=payout-failed')).result;
    expect(items).toMatchObject([{ amount: other.amount, reference: expect.stringMatching(/^RTN-/) }]);
    at.deps.faults.clear();
    at.clock.advance(3_600_000);
    await at.work.payReturns();
    expect(await paidOut(other.amount)).toEqual(['paid']);
    finance = await openOffice(at).signIn('finance');
    support = await openOffice(at).signIn('support');
  });

  it('stays where it is while the bank has no such account, the statement names none, or the bank is silent', async () => {
    const nobody = await taken(finance, '5000000000');
    const wrong = await sendBack(nobody);
    expect([wrong.status, wrong.result.fields]).toEqual([400, { bank_name: 'validation_required_bank' }]);
    const unnamed = await taken(finance, '');
    expect((await sendBack(unnamed)).status).toBe(400);
    expect((await sendBack(unnamed, { bank_name: 'Nowhere' })).status).toBe(400);
    const silent = await taken();
    at.deps.faults.add({ id: 'away', operation: 'account-holder', kind: 'fail', times: 5 });
    expect((await sendBack(silent)).status).toBe(503);
    expect((await sendBack({ reference: 'TRF-999999' })).status).toBe(404);
    for (const work of [nobody, unnamed, silent]) expect(await isOpen(work)).toBe(true);
  });

  it('is sent back by finance alone, by who has taken it, and cannot be put away instead', async () => {
    const work = await taken(support);
    expect((await sendBack(work, { by: support })).status).toBe(403);
    expect((await sendBack(work)).status).toBe(409);
    const done = { kind: 'unmatched-transfer', reference: work.reference, reason: 'Done' };
    expect((await support.post('work_list/done/', done)).status).toBe(409);
    expect(await isOpen(work)).toBe(true);
    await finance.post('work_list/owner/', { ...done, was: support.id, owner: finance.id });
    expect((await sendBack(work, { bank_name: null })).status).toBe(200);
    const lines = await at.deps.db
      .selectFrom('audit_log')
      .select(['name', 'reason'])
      .where('act', '=', 'return-transfer')
      .where('subject', '=', `unmatched-transfer ${work.reference}`)
      .execute();
    expect(lines).toEqual([{ name: 'Болормаа', reason: 'Meant for somebody else' }]);
  });
});
