import { accounts, balanceOf } from '../../commerce/ledger/ledger.ts';
import { walletMoney } from '../../commerce/wallets/wallet-accounts.ts';
import { addWork } from '../../commerce/work-list/work-list.ts';
import { openBookingFixture, TOTAL, type BookingFixture } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

const DAY = 24 * 3_600_000;

describe('A difference with a partner', () => {
  let at: BookingFixture;
  let finance: Person;
  let colleague: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    await signIn();
  });
  afterAll(() => at.close());

  async function signIn() {
    finance = await openOffice(at).signIn('finance');
    colleague = await openOffice(at).signIn('finance', 'second');
  }
  async function nextDay() {
    at.clock.advance(DAY);
    await at.work.reconcile();
    await signIn();
  }
  async function taken(payment: string, by = finance) {
    const reference = `qpay-${payment}`;
    await by.post('work_list/owner/', { kind: 'reconciliation', reference, was: null, owner: by.id });
    return reference;
  }
  const settle = (
    reference: string,
    outcome: string,
    { by = finance, ref_number = undefined as string | undefined } = {},
  ) =>
    by.post('work_list/difference/', {
      reference,
      outcome,
      reason: 'Asked the partner',
      ...(ref_number ? { ref_number } : {}),
    });
  const file = async (reference: string) => (await finance.get(`work_list/difference/${reference}/`)).result;
  const isOpen = async (reference: string) =>
    (await finance.get(`work_list/?kind=reconciliation&reference=${reference}`)).result.items.length === 1;
  const clearing = () => balanceOf(at.deps.db, accounts.partnerClearing('qpay'));

  /** The partner has a payment for which we have opened no invoice. */
  async function missingHere() {
    const paid = await at.app.inject({
      method: 'POST',
      url: '/sandbox/stray-payments',
      headers: { accept: 'application/json' },
      payload: { amount: TOTAL },
    });
    await nextDay();
    return String(paid.json().payment_id);
  }
  /** We have booked a payment that the partner does not have, or has with another amount. */
  async function differing(partner_amount: number | null) {
    const { ref } = await at.issued();
    const { payment_id: id } = await at.deps.db
      .selectFrom('payments')
      .select('payment_id')
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    if (partner_amount === null) await at.deps.db.deleteFrom('sandbox.qpay_payments').where('id', '=', id).execute();
    else
      await at.deps.db
        .updateTable('sandbox.qpay_payments')
        .set({ amount: partner_amount })
        .where('id', '=', id)
        .execute();
    await nextDay();
    return { id, ref };
  }

  it('[MNY-7] is a payment that is booked to its order, whose customer has it', async () => {
    const reference = await taken(await missingHere());
    expect(await file(reference)).toMatchObject({
      ...{ partner: 'qpay', kind: 'missing-here', partner_amount: TOTAL, our_amount: null },
      ...{ outcomes: ['book', 'returned'], asked: null },
    });
    const customer = await at.customer();
    const { ref_number } = (await at.book(customer, (await at.quote()).ref_number)).body.result;
    const wrong = await settle(reference, 'book', { ref_number: 'AYL-22222222' });
    expect([wrong.status, wrong.result.fields]).toEqual([400, { ref_number: 'validation_reference' }]);
    expect((await settle(reference, 'book')).status).toBe(400);
    expect((await settle(reference, 'write-off')).status).toBe(400);
    const answers = await Promise.all([
      settle(reference, 'book', { ref_number: ref_number.toLowerCase() }),
      settle(reference, 'book', { ref_number }),
    ]);
    expect(answers.map(({ status, result }) => [status, result.state])).toEqual([
      [200, 'settled'],
      [200, 'settled'],
    ]);
    expect((await at.order(customer, ref_number)).paid).toBe(TOTAL);
    expect(await isOpen(reference)).toBe(false);
    expect((await settle(reference, 'returned')).status).toBe(409);
    await at.work.issue('flight');
    await nextDay();
    expect(await isOpen(reference)).toBe(false);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is a payment of an order that is over, and goes to its customer’s wallet', async () => {
    const reference = await taken(await missingHere());
    const { customer, ref } = await at.issued();
    expect((await settle(reference, 'book', { ref_number: ref })).status).toBe(200);
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: TOTAL, pending: 0 });
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is a payment that the partner returns, of which nothing is booked and the audit log has why', async () => {
    const reference = await taken(await missingHere());
    const before = await clearing();
    expect((await settle(reference, 'returned')).status).toBe(200);
    expect(await clearing()).toBe(before);
    const lines = await at.deps.db
      .selectFrom('audit_log')
      .select(['reason', 'after'])
      .where('act', '=', 'settle-difference')
      .where('subject', '=', `reconciliation ${reference}`)
      .execute();
    expect(lines).toEqual([{ reason: 'Asked the partner', after: '{"outcome":"returned"}' }]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it.each([
    ['less', TOTAL - 500, accounts.differenceCosts],
    ['more', TOTAL + 500, accounts.differenceGains],
  ])('is an amount of which the partner has %s, and is written off by one person', async (_what, amount, account) => {
    const { id, ref } = await differing(amount);
    const reference = await taken(id);
    expect(await file(reference)).toMatchObject({ kind: 'amount-differs', our_amount: TOTAL, ref_number: ref });
    const [before, booked] = [await clearing(), await balanceOf(at.deps.db, account)];
    expect((await settle(reference, 'write-off')).result.state).toBe('settled');
    expect([await clearing(), await balanceOf(at.deps.db, account)]).toEqual([
      before + amount - TOTAL,
      booked + TOTAL - amount,
    ]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is much money that the partner does not have: two people write it off, each saying so', async () => {
    const { id } = await differing(null);
    const reference = await taken(id);
    const before = await clearing();
    expect((await settle(reference, 'write-off')).result.state).toBe('waiting');
    expect((await settle(reference, 'write-off')).result.state).toBe('waiting');
    expect([await clearing(), await isOpen(reference)]).toEqual([before, true]);
    expect((await file(reference)).asked).toMatchObject({ by: { id: finance.id }, amount: -TOTAL });
    expect(await at.brokenBooks()).toEqual([]);
    // Who has asked does not agree to it, however often.
    await taken(id);
    expect((await settle(reference, 'write-off')).result.state).toBe('waiting');
    await colleague.post('work_list/owner/', {
      ...{ kind: 'reconciliation', reference },
      ...{ was: finance.id, owner: colleague.id },
    });
    expect((await settle(reference, 'write-off', { by: colleague })).result.state).toBe('settled');
    expect((await settle(reference, 'write-off', { by: colleague })).result.state).toBe('settled');
    expect([await clearing(), await isOpen(reference)]).toEqual([before - TOTAL, false]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is corrected by the partner, also after a colleague wanted to write it off', async () => {
    const { id } = await differing(null);
    const reference = await taken(id);
    await settle(reference, 'write-off');
    await taken(id, colleague);
    const before = await clearing();
    expect((await settle(reference, 'partner-corrects', { by: colleague })).result.state).toBe('settled');
    expect((await settle(reference, 'write-off')).status).toBe(409);
    expect(await clearing()).toBe(before);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is settled by who has taken it, and cannot be put away instead', async () => {
    const reference = 'pocket-other-1';
    const raw = {
      ...{ kind: 'other-currency', payment_id: 'other-1', partner_amount: 20, our_amount: null },
      ...{ ref_number: '', invoice: '' },
    };
    const work = { kind: 'reconciliation', reference } as const;
    await addWork(at.deps.db, { ...work, amount: 20, task: 'Have it returned', at: at.clock.now(), raw });
    expect((await settle(reference, 'returned')).status).toBe(409);
    await finance.post('work_list/owner/', { ...work, was: null, owner: finance.id });
    expect((await settle(reference, 'returned', { by: colleague })).status).toBe(409);
    expect((await finance.post('work_list/done/', { ...work, reason: 'Put away' })).status).toBe(409);
    expect((await settle(reference, 'book', { ref_number: 'AYL-22222222' })).status).toBe(400);
    expect((await settle(reference, 'returned')).status).toBe(200);
    expect((await settle('qpay-nothing', 'returned')).status).toBe(404);
    expect((await finance.get('work_list/difference/qpay-nothing/')).status).toBe(404);
  });

  it('[OPS-4] is counted for its partner beside the days that were compared, until it is settled', async () => {
    const { id } = await differing(null);
    const of = async (name: string) =>
      (await finance.get('reconciliation/')).result.partners.find(
        ({ partner }: { partner: string }) => partner === name,
      );
    const before = await of('qpay');
    expect(before).toMatchObject({ open: 1, amount: TOTAL });
    expect(before.days).toBeGreaterThan(0);
    expect(Date.parse(before.compared_at)).toBeLessThanOrEqual(at.clock.now());
    await settle(await taken(id), 'partner-corrects');
    expect(await of('qpay')).toEqual({ ...before, open: 0, amount: 0 });
    expect(await of('pocket')).toMatchObject({ open: 0, amount: 0 });
  });
});
