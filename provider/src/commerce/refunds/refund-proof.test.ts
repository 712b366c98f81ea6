import { openBookingFixture, type BookingFixture } from '../../testing/booking-fixture.ts';
import { ownCode } from '../../accounts/privacy/testing/export-personal-data.ts';
import { saveWithdrawalAccountOf } from '../wallets/withdrawal-account-store.ts';
import { ACCOUNT, outcome, refundScenarios } from './testing/refund-scenarios.ts';

const HOUR = 3_600_000;

let at: BookingFixture;
beforeAll(async () => {
  at = await openBookingFixture();
});
afterAll(() => at.close());
afterEach(() => at.work.advanceRefunds());
const { issuedForTwo, request } = refundScenarios(() => at);

describe('[SEC-3] A refund to a bank account', () => {
  it('needs more than the session: the password, or a code for it at a contact of the account', async () => {
    const { customer, ref } = await issuedForTwo();
    expect(outcome(await request(customer, ref, [0], { proof: undefined }))).toEqual([400, 400, 'invalid-input']);
    const wrong = await request(customer, ref, [0], { proof: { password: 'not-the-password' } });
    expect(outcome(wrong)).toEqual([400, 400, 'wrong-credentials']);
    const other = await ownCode(at, customer, 'data-export');
    const foreign = await request(customer, ref, [0], { proof: { contact: 'email', ...other } });
    expect([foreign.body.result.problem, foreign.body.result.fields]).toEqual(['wrong-code', { proof: 'code_wrong' }]);
    expect((await at.order(customer, ref)).refunds).toBeUndefined();
    const code = await ownCode(at, customer, 'refund');
    expect(outcome(await request(customer, ref, [0], { proof: { contact: 'email', ...code } }))).toEqual([
      200,
      200,
      null,
    ]);
  });

  it('[SEC-4] counts wrong codes, and takes a right one once', async () => {
    const { customer, ref } = await issuedForTwo();
    const right = await ownCode(at, customer, 'refund');
    const bad = { contact: 'email', verify_code: right.verify_code === '0000' ? '1111' : '0000' };
    for (let tries = 0; tries < 5; tries += 1) await request(customer, ref, [0], { proof: bad });
    const late = await request(customer, ref, [0], { proof: { contact: 'email', ...right } });
    expect(late.body.result.problem).toBe('code-expired');
    const next = await ownCode(at, customer, 'refund');
    expect((await request(customer, ref, [0], { proof: { contact: 'email', ...next } })).status).toBe(200);
    await at.work.advanceRefunds();
    const again = await request(customer, ref, [1], { proof: { contact: 'email', ...next } });
    expect(again.body.result.problem).toBe('wrong-code');
  });

  it('is not proven by a contact younger than 72 hours, and not sent while the money is frozen', async () => {
    const { customer, ref } = await issuedForTwo();
    const set = (columns: object) =>
      at.deps.db.updateTable('users').set(columns).where('id', '=', customer.userId).execute();
    const code = await ownCode(at, customer, 'refund');
    await set({ email_changed_at: at.clock.now() });
    const young = await request(customer, ref, [0], { proof: { contact: 'email', ...code } });
    expect(young.body.result.problem).toBe('contact-too-new');
    await set({ email_changed_at: null, money_frozen_at: at.clock.now() });
    expect((await request(customer, ref, [0])).body.result.problem).toBe('money-frozen');
    expect((await at.order(customer, ref)).refunds).toBeUndefined();
  });

  it('leaves to an account that is new after 72 hours, and says from when', async () => {
    const { customer, ref } = await issuedForTwo();
    const payout_from = new Date(at.clock.now() + 72 * HOUR).toISOString();
    expect((await request(customer, ref, [0, 1])).status).toBe(200);
    await at.work.advanceRefunds();
    await at.work.advanceRefunds();
    expect(await at.order(customer, ref)).toMatchObject({
      status: { status_code: 9 },
      refunds: [{ state: 'in-process', payout_from }],
    });
    at.clock.advance(72 * HOUR - 1);
    await at.work.advanceRefunds();
    const state = async () =>
      (await at.deps.db.selectFrom('refunds').select('state').where('ref_number', '=', ref).execute())[0]?.state;
    expect(await state()).toBe('in-process');
    at.clock.advance(1);
    await at.work.advanceRefunds();
    expect(await state()).toBe('finished');
  });

  it('leaves at once to the account of withdrawals that has settled', async () => {
    const { customer, ref } = await issuedForTwo();
    const saved = { vault: at.deps.vault, userId: customer.userId, version: at.deps.ids.uuid() };
    await at.deps.db
      .transaction()
      .execute((tx) =>
        saveWithdrawalAccountOf(
          tx,
          { ...saved, now: at.clock.now() - 72 * HOUR },
          { bank_name: 'Khan', account: ACCOUNT, holder: 'BAT' },
        ),
      );
    await request(customer, ref, [0, 1]);
    await at.work.advanceRefunds();
    expect(await at.order(customer, ref)).toMatchObject({ refunds: [{ state: 'finished', payout_from: null }] });
  });

  it('[SEC-7] leaves no trace of the password among the keys', async () => {
    const { customer, ref } = await issuedForTwo();
    const wrong = { proof: { password: 'another password' } };
    await request(customer, ref, [0], {}, 'key-without-proof');
    expect((await request(customer, ref, [0], wrong, 'key-without-proof')).status).toBe(200);
  });
});
