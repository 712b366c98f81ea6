import type { UserRow } from '../../accounts/user-store.ts';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { reserve } from '../wallets/reservations.ts';
import { payNextWithdrawal } from './pay-withdrawals.ts';
import { HOST_KEY, openWithdrawals, type WalletCustomer, type Withdrawals } from './testing/open-withdrawals.ts';

describe('[SEC-3] Money to withdraw', () => {
  let provider: ProviderFixture;
  let at: Withdrawals;
  beforeAll(async () => {
    provider = await openProviderFixture({ hostKey: HOST_KEY });
    await provider.app.listen({ port: 0, host: '127.0.0.1' });
    at = openWithdrawals(provider);
  });
  afterAll(() => provider.close());

  const setUser = ({ userId }: WalletCustomer, columns: Partial<UserRow>) =>
    provider.deps.db.updateTable('users').set(columns).where('id', '=', userId).execute();
  const in72Hours = () => new Date(provider.clock.now() + 72 * 3_600_000).toISOString();
  const waits = (from: string) => ({ status_code: 409, result: { problem: 'money-waits', from } });

  it('waits 72 hours for a new bank account, which the wallet says', async () => {
    const customer = await at.winner(1_000);
    expect((await at.wallet(customer)).withdrawals_from).toBeNull();
    await at.save(customer, { verify_code: await at.codeFor(customer, 'bank-account') });
    const from = in72Hours();
    expect((await at.wallet(customer)).withdrawals_from).toBe(from);
    expect(await at.send(customer, 'withdrawal')).toMatchObject(waits(from));
  });

  it('waits 72 hours for a new contact, also with a code that was sent before it changed', async () => {
    const customer = await at.winner(1_000);
    const verify_code = await at.codeFor(customer, 'withdrawal');
    await setUser(customer, { email_changed_at: provider.clock.now() });
    const refused = waits(in72Hours());
    expect(await at.withdraw(customer, { amount: 1, verify_code })).toMatchObject(refused);
    await setUser(customer, { email_changed_at: provider.clock.now() - 72 * 3_600_000 });
    expect((await at.withdraw(customer, { amount: 1, verify_code })).status_code).toBe(200);
  });

  it('waits 72 hours for a new phone as for a new e-mail', async () => {
    const customer = await at.winner(1_000);
    await setUser(customer, { phone_changed_at: provider.clock.now() });
    expect(await at.send(customer, 'withdrawal')).toMatchObject(waits(in72Hours()));
  });

  it('stays while it is frozen: nothing is withdrawn, spent or saved, and what was asked for is not paid out', async () => {
    const customer = await at.winner(1_000);
    const asked = { amount: 400, verify_code: await at.codeFor(customer, 'withdrawal') };
    await at.withdraw(customer, asked);
    const account = await at.codeFor(customer, 'bank-account');
    await setUser(customer, { money_frozen_at: provider.clock.now() });
    const frozen = { status_code: 409, result: { problem: 'money-frozen' } };
    expect(await at.send(customer, 'withdrawal')).toMatchObject(frozen);
    expect(await at.save(customer, { verify_code: account })).toMatchObject(frozen);
    const spending = provider.deps.db.transaction().execute((tx) =>
      reserve(tx, {
        ...{ id: 'ride', userId: customer.userId, type: 'game', amount: 1, purpose: 'payment', reference: 'ride' },
        ...{ at: provider.clock.now(), expiresAt: null },
      }),
    );
    await expect(spending).rejects.toMatchObject({ problem: 'money-frozen' });
    while (await payNextWithdrawal(provider.deps));
    expect(await at.wallet(customer)).toMatchObject({ current_balance: 600, pending_balance: 400 });
  });
});
