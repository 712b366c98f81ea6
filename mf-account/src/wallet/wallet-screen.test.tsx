import { getWallet, readWalletStatement, type Wallet, type WalletTransaction } from '@aylal/contracts/wallet';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWallet, buildWalletLine as line, stubWallet as stub } from '../testing/wallets.ts';

const open = (stubs: Stub[], at = '/en/user/wallet', user = buildSessionUser()) =>
  renderRemote(remote, { at, locale: 'en', user, stubs });
const buildWalletLine = (over: Partial<WalletTransaction> = {}) =>
  line({ kind: 'top-up', amount: 50_000, description: 'AYL-7TQ4M', ...over });
const held = (over: Partial<Wallet> = {}) =>
  stub(buildWallet({ current_balance: 50_000, pending_balance: 0, ...over }));
const withStatement = (statement: Stub) => [held(), statement];
const stubWallet = (result = [buildWalletLine()], over: Partial<Wallet> = {}) => [
  held(over),
  stubOperation(readWalletStatement, { status_code: 200, message: '', result, next: null }),
];
const asked = (stub: { calls: readonly { query?: unknown }[] }) => stub.calls.map(({ query }) => query);

describe('[ROUTE-20] [GAP-87.1] The page of the wallet', () => {
  it('waits in grey and says so', async () => {
    await open([stubOperation(getWallet, 'hanging'), stubOperation(readWalletStatement, 'hanging')]);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading the transactions');
  });

  it('[WALLET-01] shows what can be spent, what is pending, and each movement with how it stands', async () => {
    const lines = [
      buildWalletLine({ kind: 'payment', status: 'PENDING', transfer_type: 'WITHDRAW', amount: 20_000 }),
      buildWalletLine({ kind: 'payment', status: 'REFUSED', transfer_type: 'WITHDRAW', amount: 9_000 }),
      buildWalletLine(),
      buildWalletLine({ kind: 'hold-returned', description: 'RIDE-00000001', amount: 17_850 }),
    ];
    await open(stubWallet(lines, { current_balance: 30_000, pending_balance: 20_000 }));
    expect(await screen.findByText('₮30,000')).toBeVisible();
    expect(screen.getByText('₮20,000 pending')).toBeVisible();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Payment.*AYL-7TQ4M.*−₮20,000.*Pending/),
      expect.stringMatching(/Payment.*−₮9,000.*Refused/),
      expect.stringMatching(/Top-up.*AYL-7TQ4M.*\+₮50,000.*Done/),
      expect.stringMatching(/Unused hold returned.*RIDE-00000001.*\+₮17,850/),
    ]);
  });

  it('says that there is nothing yet, and that nothing fits a filter', async () => {
    await open(stubWallet([], { current_balance: 0 }));
    expect(await screen.findByText('No transactions yet')).toBeVisible();
    await open(stubWallet([]), '/en/user/wallet?transfer_type=DEPOSIT');
    expect(await screen.findByText('No transactions match')).toBeVisible();
  });

  it('[REL-3] says that a part could not be read, keeps the other, and reads again', async () => {
    const fine = { status_code: 200 as const, message: '', result: [buildWalletLine()], next: null };
    const { user } = await open(
      withStatement(stubOperation(readWalletStatement, ['offline', 'offline', 'offline', fine])),
    );
    expect(await screen.findByText('The transactions could not be loaded', {}, { timeout: 4000 })).toBeVisible();
    expect(screen.getByText('₮50,000')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent('Top-up');
  });

  it('[ROLE-07] asks for the sign-in first', async () => {
    await renderRemote(remote, { at: '/en/user/wallet', locale: 'en', user: null, stubs: stubWallet() });
    expect(await screen.findByText('Sign in to see your wallet')).toBeVisible();
  });

  it('[NEED-25] goes to older lines by their place, and back', async () => {
    const page = (description: string, next: string | null) => ({
      status_code: 200 as const,
      message: '',
      result: [buildWalletLine({ description })],
      next,
    });
    const statement = stubOperation(readWalletStatement, ({ query }) =>
      JSON.stringify(query ?? {}).includes('5-5') ? page('AYL-OLD', null) : page('AYL-NEW', '5-5'),
    );
    const { user } = await open(withStatement(statement));
    await user.click(await screen.findByRole('button', { name: 'Older' }));
    expect(await screen.findByText(/AYL-OLD/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Older' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Newer' }));
    expect(await screen.findByText(/AYL-NEW/)).toBeVisible();
  });

  it('filters by the address, and does not ask for days that are turned round', async () => {
    const statement = stubOperation(readWalletStatement, {
      status_code: 200,
      message: '',
      result: [buildWalletLine()],
      next: null,
    });
    const { user } = await open(withStatement(statement), '/en/user/wallet?from=2026-11-20&to=2026-11-01');
    expect(await screen.findByText('The first day is after the last one. Please swap them.')).toBeVisible();
    expect(asked(statement)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
    expect(await screen.findByRole('listitem')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Money in' }));
    await waitFor(() => expect(asked(statement)).toContainEqual({ type: 'wallet', transfer_type: 'DEPOSIT' }));
  });

  it('opens the top-up', async () => {
    const page = await renderRemote(remote, {
      at: '/en/user/wallet',
      locale: 'en',
      user: buildSessionUser(),
      stubs: stubWallet(),
      dialogs: () => undefined,
    });
    const card = within(await screen.findByRole('region', { name: 'Balance of the wallet' }));
    await page.user.click(card.getByRole('button', { name: 'Top up' }));
    expect(page.record.dialogs).toEqual([{ view: 'WALLET_TOP_UP_VIEW', props: { type: 'wallet' } }]);
  });
});
