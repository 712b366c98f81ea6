import { finishWork, openWork } from '../work-list/work-list.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { invariants } from '../../app/ledger-check/invariants.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { payNextWithdrawal } from './pay-withdrawals.ts';
import { HOST_KEY, openWithdrawals, type WalletCustomer, type Withdrawals } from './testing/open-withdrawals.ts';

let provider: ProviderFixture;
let at: Withdrawals;
beforeAll(async () => {
  provider = await openProviderFixture({ hostKey: HOST_KEY });
  await provider.app.listen({ port: 0, host: '127.0.0.1' });
  at = openWithdrawals(provider);
});
afterAll(() => provider.close());

const payAll = async () => {
  while (await payNextWithdrawal(provider.deps));
};
const paidOut = async () =>
  (await provider.deps.db.selectFrom('sandbox.payouts').selectAll().orderBy('at').execute()).map(
    ({ outcome, amount, bank }) => [outcome, amount, bank],
  );
const money = async (customer: WalletCustomer) => {
  const { current_balance, pending_balance } = await at.wallet(customer);
  return [current_balance, pending_balance];
};

describe('[CALL-36] [CALL-72] [GAP-10] [MNY-13] A withdrawal from the game wallet', () => {
  it('[GAME-06] [API-63] is PENDING and set aside at once, listed, then paid to the account that was shown, once', async () => {
    const customer = await at.winner(10_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    const answer = await at.withdraw(customer, { amount: 4_000, description: 'For the trip', verify_code });
    expect(answer).toMatchObject({
      status_code: 200,
      result: {
        amount: 4_000,
        fee: 0,
        status: 'PENDING',
        description: 'For the trip',
        transfer_type: 'WITHDRAW',
        transaction_type: 'CREDIT',
        approval_date_time: null,
      },
    });
    expect(await money(customer)).toEqual([6_000, 4_000]);
    expect((await at.wallet(customer)).last_transactions[0]).toMatchObject({ status: 'PENDING', amount: 4_000 });
    const before = await paidOut();
    await payAll();
    expect((await paidOut()).slice(before.length)).toEqual([['paid', 4_000, '050000']]);
    expect(await money(customer)).toEqual([6_000, 0]);
    expect((await at.wallet(customer)).last_transactions[0]).toMatchObject({ status: 'DONE', amount: 4_000 });
  });

  it('[CALL-37] [GAME-03] [API-61] has its code looked at first, which does not use it up', async () => {
    const customer = await at.winner(1_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    const check = (code: string) =>
      at.post(customer.headers, '/api/bogts/v1/verify_code_check/', { verify_code: code });
    expect((await check(at.wrong(verify_code))).result).toEqual({
      problem: 'wrong-code',
      fields: { verify_code: 'code_wrong' },
    });
    expect((await check(verify_code)).status_code).toBe(200);
    expect((await at.withdraw(customer, { amount: 1, verify_code })).status_code).toBe(200);
  });

  it.each([
    ['[VALID-44] no amount', {}, 'validation_required'],
    ['[VALID-47.1] nothing', { amount: 0 }, 'wrong amount'],
    ['[VALID-47.1] less than nothing', { amount: -5 }, 'wrong amount'],
    ['[VALID-47.1] a part of a tögrög', { amount: 1.5 }, 'wrong amount'],
    ['[VALID-45] less than one', { amount: 0.5 }, 'ilottery_withdraw_amountmin1'],
    ['[VALID-46] more than there is', { amount: 1_001 }, 'ilottery_withdraw_error'],
    ['a text', { amount: '5' }, 'validation_required'],
  ])('%s is refused at its field, and the code stays good', async (_, fields, amount) => {
    const customer = await at.winner(1_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    expect(await at.withdraw(customer, { verify_code, ...fields })).toMatchObject({
      status_code: 400,
      result: { problem: 'invalid-input', fields: { amount } },
    });
    expect(await money(customer)).toEqual([1_000, 0]);
    expect((await at.withdraw(customer, { amount: 1_000, verify_code })).status_code).toBe(200);
  });

  it('[MNY-3] [MNY-4] takes effect once for a key, and asks for one', async () => {
    const customer = await at.winner(1_000);
    const body = { amount: 300, verify_code: await at.codeFor(customer, 'withdrawal') };
    const answers = await Promise.all(Array.from({ length: 4 }, () => at.withdraw(customer, body, 'key-double-click')));
    const again = await at.withdraw(customer, body, 'key-double-click');
    expect(again).toMatchObject({ status_code: 200, result: { amount: 300 } });
    for (const answer of answers) expect([200, 409]).toContain(answer.status_code);
    expect((await at.withdraw(customer, { ...body, amount: 400 }, 'key-double-click')).status_code).toBe(422);
    expect((await at.post(customer.headers, '/api/bogts/v1/withdraw/', body)).result.problem).toBe(
      'idempotency-key-missing',
    );
    expect(await money(customer)).toEqual([700, 300]);
  });
});

describe('[SEC-3] [SEC-4] The code of a withdrawal', () => {
  const refused = (problem: string, status_code = 400) => ({ status_code, result: { problem } });

  it('is needed, used once, and lives five minutes', async () => {
    const customer = await at.winner(1_000);
    expect((await at.withdraw(customer, { amount: 1, verify_code: '1234' })).status_code).toBe(400);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    expect((await at.withdraw(customer, { amount: 1, verify_code })).status_code).toBe(200);
    expect(await at.withdraw(customer, { amount: 1, verify_code })).toMatchObject(refused('wrong-code'));
    const late = await at.codeFor(customer, 'withdrawal');
    provider.clock.advance(5 * 60_000);
    expect(await at.withdraw(customer, { amount: 1, verify_code: late })).toMatchObject(refused('code-expired'));
    expect(await money(customer)).toEqual([999, 1]);
  });

  it('[GAME-10] [GAP-38.1] is the newest one that was sent, also when that went to another contact', async () => {
    const customer = await at.winner(1_000);
    const first = await at.codeFor(customer, 'withdrawal');
    const second = await at.codeFor(customer, 'withdrawal');
    if (first !== second)
      expect(await at.withdraw(customer, { amount: 1, verify_code: first })).toMatchObject(refused('wrong-code'));
    await at.addPhone(customer, '99112244');
    const byPhone = await at.codeByPhone(customer, '99112244', 'withdrawal');
    if (second !== byPhone)
      expect(await at.withdraw(customer, { amount: 1, verify_code: second })).toMatchObject(refused('wrong-code'));
    expect((await at.withdraw(customer, { amount: 1, verify_code: byPhone })).status_code).toBe(200);
  });

  it('is worth nothing for another purpose, nor another purpose’s for it, nor on another account', async () => {
    const [customer, other] = [await at.winner(1_000), await at.winner(1_000)];
    const account = await at.codeFor(customer, 'bank-account');
    expect((await at.withdraw(customer, { amount: 1, verify_code: account })).status_code).toBe(400);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    expect((await at.withdraw(other, { amount: 1, verify_code })).status_code).toBe(400);
    expect((await at.withdraw(customer, { amount: 1, verify_code })).status_code).toBe(200);
    expect(await money(other)).toEqual([1_000, 0]);
  });

  it('counts wrong tries also in the withdrawal itself: after five the right digits are refused', async () => {
    const customer = await at.winner(1_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    for (let tries = 0; tries < 5; tries += 1)
      await at.withdraw(customer, { amount: 1, verify_code: at.wrong(verify_code) });
    expect(await at.withdraw(customer, { amount: 1, verify_code })).toMatchObject(refused('code-expired'));
  });

  it('[MNY-13] opens nothing once the contact it went to is no longer the account’s', async () => {
    const customer = await at.winner(1_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    await provider.deps.db
      .updateTable('users')
      .set({ email: `new-${customer.email}` })
      .where('id', '=', customer.userId)
      .execute();
    expect(await at.withdraw(customer, { amount: 1, verify_code })).toMatchObject(refused('contact-changed', 409));
    expect(await money(customer)).toEqual([1_000, 0]);
  });

  it('[MNY-13] opens nothing once another account is saved than the one that was shown', async () => {
    const customer = await at.winner(1_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    await at.save(customer, {
      verify_code: await at.codeFor(customer, 'bank-account'),
      withdrawal_bank_account: '5999999999',
      withdrawal_bank_account_name: await at.holder('5999999999'),
    });
    expect(await at.withdraw(customer, { amount: 1, verify_code })).toMatchObject(refused('bank-account-changed', 409));
    expect(await money(customer)).toEqual([1_000, 0]);
  });
});

describe('[MNY-5] Many withdrawals at once from one wallet', () => {
  it('take only what there is, each with the code of its own browser', async () => {
    const customer = await at.winner(3_500);
    const browsers = await at.browsersWithCodes(customer, 8);
    const answers = await Promise.all(
      browsers.map(({ headers, code }) => at.withdraw({ ...customer, headers }, { amount: 1_000, verify_code: code })),
    );
    const statuses = answers.map(({ status_code }) => status_code).toSorted();
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
    expect(await money(customer)).toEqual([500, 3_000]);
    await payAll();
    expect(await money(customer)).toEqual([500, 0]);
  });

  it('with one code are one', async () => {
    const customer = await at.winner(5_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => at.withdraw(customer, { amount: 1_000, verify_code })),
    );
    expect(answers.filter(({ status_code }) => status_code === 200)).toHaveLength(1);
    expect(await money(customer)).toEqual([4_000, 1_000]);
  });
});

describe('The bank', () => {
  const pending = async (amount = 1_000) => {
    await payAll();
    const customer = await at.winner(amount);
    await at.withdraw(customer, { amount, verify_code: await at.codeFor(customer, 'withdrawal') });
    return customer;
  };
  const failedPayouts = async () => (await openWork(provider.deps.db)).filter(({ kind }) => kind === 'payout-failed');
  const fault = (rule: object) =>
    provider.deps.faults.add({ id: 'bank', operation: 'payout', kind: 'hang', times: 1, ...rule } as never);

  it('[MNY-7] that refuses: the money is back in the wallet, once, and the office is notified of it', async () => {
    const customer = await pending();
    fault({ kind: 'fail', status: 422 });
    await payAll();
    expect(await money(customer)).toEqual([1_000, 0]);
    expect((await at.wallet(customer)).last_transactions[0]).toMatchObject({ status: 'REFUSED', amount: 1_000 });
    expect(provider.logLines.filter((line) => line.includes('payout-unresolved'))).toHaveLength(1);
    expect(await failedPayouts()).toMatchObject([{ amount: 1_000, task: expect.stringContaining('refuses') }]);
    provider.clock.advance(3_600_000);
    await payAll();
    expect(await money(customer)).toEqual([1_000, 0]);
  });

  it('that pays and whose answer is lost: it is asked about again by the same reference, and pays once', async () => {
    const customer = await pending();
    const before = (await paidOut()).length;
    fault({ kind: 'drop-answer' });
    await payAll();
    expect(await money(customer)).toEqual([0, 1_000]);
    provider.clock.advance(30_000);
    await payAll();
    expect(await money(customer)).toEqual([0, 0]);
    expect((await paidOut()).slice(before)).toEqual([['paid', 1_000, '050000']]);
  });

  it('that stays silent: the money stays set aside, the office is notified once, and it is asked on', async () => {
    const customer = await pending();
    const silentCalls = () => provider.logLines.filter((line) => line.includes('"answer":"silent"')).length;
    const before = silentCalls();
    fault({ kind: 'fail', times: 14 });
    for (let hour = 0; hour < 14; hour += 1) {
      await payAll();
      provider.clock.advance(3_600_000);
    }
    expect(await money(customer)).toEqual([0, 1_000]);
    expect(silentCalls() - before).toBe(1);
    const [waiting] = (await failedPayouts()).slice(-1);
    expect(waiting?.task).toContain('has not answered');
    // A person who calls it done too early gets it back with the next answer that does not come.
    await finishWork(provider.deps.db, 'payout-failed', waiting?.reference ?? '', provider.clock.now());
    fault({ kind: 'fail' });
    await payAll();
    expect((await failedPayouts()).at(-1)?.reference).toBe(waiting?.reference);
    provider.clock.advance(3_600_000);
    await payAll();
    expect(await money(customer)).toEqual([0, 0]);
    expect((await failedPayouts()).map(({ reference }) => reference)).not.toContain(waiting?.reference);
  });

  it('is asked by two at once, and the money leaves once', async () => {
    const customer = await pending();
    await Promise.all([payAll(), payAll()]);
    expect(await money(customer)).toEqual([0, 0]);
  });
});

it('[OPS-4] leaves the books in order after all this', async () => {
  const { checks } = await checkLedger(provider.deps.db, invariants);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});
