import { locales } from '@aylal/domain/language';
import { payoutAlone } from '@aylal/domain/office';
import { commerceMessage } from '../../commerce/messages/commerce-messages.ts';
import { ownPassword } from '../../commerce/refunds/testing/settled-refund.ts';
import { refundScenarios } from '../../commerce/refunds/testing/refund-scenarios.ts';
import { walletMoney } from '../../commerce/wallets/wallet-accounts.ts';
import { payNextWithdrawal } from '../../commerce/withdrawals/pay-withdrawals.ts';
import { openWithdrawals, type Withdrawals } from '../../commerce/withdrawals/testing/open-withdrawals.ts';
import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

const MUCH = payoutAlone + 1;
const FOR_CUSTOMER = 'The account has another holder';

describe('Much money that leaves to a bank account', () => {
  let at: BookingFixture;
  let wallets: Withdrawals;
  let finance: Person;
  let support: Person;
  beforeAll(async () => {
    at = await openBookingFixture();
    wallets = openWithdrawals({ ...at, signedIn: () => at.customer() });
    const office = openOffice(at);
    finance = await office.signIn('finance');
    support = await office.signIn('support');
  });
  afterAll(() => at.close());
  const { issuedForTwo, ask } = refundScenarios(() => at);

  const pay = async () => {
    while (await payNextWithdrawal(at.deps));
    await at.work.advanceRefunds();
  };
  async function withdrawn(amount: number) {
    const one = await wallets.winner(amount);
    const verify_code = await wallets.codeFor(one, 'withdrawal');
    await wallets.withdraw({ ...one, headers: { ...one.headers, 'accept-language': 'en' } }, { amount, verify_code });
    await pay();
    const { id } = await at.deps.db
      .selectFrom('withdrawals')
      .select('id')
      .where('user_id', '=', one.userId)
      .executeTakeFirstOrThrow();
    return { one, reference: id };
  }
  async function refunded() {
    const fares = [{ type: 'adult' as const, count: 2, base: 3_000_000, taxes: 0 }];
    const { customer, ref } = await issuedForTwo({ total_fare: 6_000_000, fares });
    await ownPassword(at, customer);
    await ask(customer, ref, [0, 1]);
    await pay();
    const { id, back } = await at.deps.db
      .selectFrom('refunds')
      .select(['id', 'back'])
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    return { customer, ref, reference: id, back };
  }
  const bodiesOf = async (subject: string, recipient: string) =>
    (
      await at.deps.db
        .selectFrom('outbox')
        .select('body')
        .where('recipient', '=', recipient)
        .where('subject', '=', subject)
        .execute()
    ).map(({ body }) => body);
  const take = (reference: string, by = finance) =>
    by.post('work_list/owner/', { kind: 'payout-approval', reference, was: null, owner: by.id });
  const decide = (reference: string, agree: boolean, by = finance) =>
    by.post('work_list/payout/', {
      ...{ reference, agree, reason: 'The holder is another one' },
      ...(agree ? {} : { for_customer: FOR_CUSTOMER }),
    });
  const isOpen = async (reference: string) =>
    (await finance.get(`work_list/?kind=payout-approval&reference=${reference}`)).result.items.length === 1;
  const paid = async (reference: string) =>
    (await at.deps.db.selectFrom('sandbox.payouts').select('outcome').where('reference', '=', reference).execute())
      .length;
  const money = async (one: { headers: Record<string, string> } & Awaited<ReturnType<Withdrawals['customer']>>) => {
    const { current_balance, pending_balance } = await wallets.wallet(one);
    return [current_balance, pending_balance];
  };

  it('goes there without a person up to the limit', async () => {
    const { reference } = await withdrawn(payoutAlone);
    expect([await paid(reference), await isOpen(reference)]).toEqual([1, false]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('[MNY-5] waits as a withdrawal for a person of finance, and is paid once it is approved', async () => {
    const { one, reference } = await withdrawn(MUCH);
    at.clock.advance(900_000);
    await pay();
    expect([await paid(reference), await isOpen(reference), await money(one)]).toEqual([0, true, [0, MUCH]]);
    expect((await finance.get(`work_list/payout/${reference}/`)).result).toMatchObject({
      ...{ kind: 'withdrawal', amount: MUCH, bank_name: 'Khan', ref_number: null, locale: 'en' },
      account: expect.stringContaining('*'),
    });
    expect((await decide(reference, true)).status).toBe(409);
    expect((await decide(reference, true, support)).status).toBe(403);
    await take(reference);
    const answers = await Promise.all([decide(reference, true), decide(reference, true)]);
    expect(answers.map(({ status, result }) => [status, result.state])).toEqual([
      [200, 'approved'],
      [200, 'approved'],
    ]);
    expect((await decide(reference, false)).status).toBe(409);
    await pay();
    expect([await paid(reference), await isOpen(reference), await money(one)]).toEqual([1, false, [0, 0]]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is back in the game wallet when a withdrawal is refused, and its customer reads so in their language, once', async () => {
    const { one, reference } = await withdrawn(MUCH);
    await take(reference);
    const done = { kind: 'payout-approval', reference, reason: 'Put away' };
    expect((await finance.post('work_list/done/', done)).status).toBe(409);
    await Promise.all([decide(reference, false), decide(reference, false)]);
    await pay();
    expect([await paid(reference), await money(one)]).toEqual([0, [MUCH, 0]]);
    const mails = await at.mails(one.email);
    expect(mails.filter((subject) => subject === 'Your withdrawal was not made')).toHaveLength(1);
    const [body = ''] = await bodiesOf('Your withdrawal was not made', one.email);
    expect(body).toContain(FOR_CUSTOMER);
    expect(body).not.toContain('The holder is another one');
    expect((await decide(reference, true)).status).toBe(409);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('waits as a refund, and is paid to the account once it is approved', async () => {
    const { customer, ref, reference, back } = await refunded();
    expect([await paid(reference), await isOpen(reference)]).toEqual([0, true]);
    expect((await at.order(customer, ref)).refunds).toMatchObject([{ state: 'in-process' }]);
    expect((await support.get(`work_list/payout/${reference}/`)).result).toMatchObject({
      ...{ kind: 'refund', amount: back, ref_number: ref },
    });
    await take(reference);
    await decide(reference, true);
    await pay();
    expect(await paid(reference)).toBe(1);
    expect((await at.order(customer, ref)).refunds).toMatchObject([{ state: 'finished', bank_name: 'Khan' }]);
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('goes to the customer’s wallet when the payout of a refund is refused, and they are mailed', async () => {
    const { customer, ref, reference, back } = await refunded();
    await take(reference);
    expect((await decide(reference, false)).result.state).toBe('refused');
    await pay();
    expect(await paid(reference)).toBe(0);
    expect(await walletMoney(at.deps.db, customer.userId, 'wallet')).toEqual({ available: back, pending: 0 });
    expect((await at.order(customer, ref)).status.status_code).toBe(10);
    const { contact } = await at.deps.db
      .selectFrom('orders')
      .select('contact')
      .where('ref_number', '=', ref)
      .executeTakeFirstOrThrow();
    const [body = ''] = await bodiesOf(`Order ${ref}: your refund is in your wallet`, contact.contact_email);
    expect(body).toContain(FOR_CUSTOMER);
    expect(body).not.toContain('The holder is another one');
    expect(await at.brokenBooks()).toEqual([]);
  });

  it('is not refused without what its customer reads of why', async () => {
    const { reference } = await withdrawn(MUCH);
    await take(reference);
    for (const for_customer of [undefined, '  '])
      expect(
        await finance.post('work_list/payout/', { reference, agree: false, reason: 'Odd', for_customer }),
      ).toMatchObject({ status: 400, result: { fields: { for_customer: 'validation_required' } } });
    expect(await isOpen(reference)).toBe(true);
  });

  it('is of no reference that never waited', async () => {
    expect((await finance.get('work_list/payout/WDR-22222222/')).status).toBe(404);
    expect((await decide('WDR-22222222', true)).status).toBe(404);
    expect((await decide('AYL-22222222', true)).status).toBe(400);
  });

  it.each(locales)('names the amount of a refused withdrawal in %s', (locale) => {
    const body = commerceMessage(locale, 'withdrawal-refused.body', { amount: '5,000,001₮', note: FOR_CUSTOMER });
    expect(body).toContain('5,000,001₮');
    expect(body).toContain(FOR_CUSTOMER);
    expect(commerceMessage(locale, 'withdrawal-refused.subject')).not.toBe('');
  });
});
