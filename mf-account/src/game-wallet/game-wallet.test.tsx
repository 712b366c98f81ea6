import type { SessionUser } from '@aylal/contracts/account';
import { listBanks } from '@aylal/contracts/payments';
import { getWallet, type Wallet } from '@aylal/contracts/wallet';
import { buildSessionUser, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWallet, stubHolder, stubWallet } from '../testing/wallets.ts';

const open = (
  stubs: Stub[],
  {
    user = buildSessionUser(),
    dialogs = () => true,
  }: { user?: SessionUser | null; dialogs?: (view: string) => unknown } = {},
) => renderRemote(remote, { at: '/en/user/game-wallet', locale: 'en', user, stubs, dialogs });

const none = { withdrawal_bank_account: '', withdrawal_bank_account_name: '', withdrawal_bank_name: '' };
const banks = stubOperation(listBanks, {
  status_code: 200,
  message: '',
  result: [
    { id: 1, value: 'Khan', code: '050000' },
    { id: 2, value: 'Golomt', code: '150000' },
  ],
});

describe('[ROUTE-21] [GAME-01] [PERSIST-08] The page of the game wallet', () => {
  it('[GAME-08] [GAME-09] shows balance, what is on its way, the account in part, and what moved last', async () => {
    await open([stubWallet(buildWallet())]);
    expect(await screen.findByText('₮120,000')).toBeVisible();
    expect(screen.getByText('₮30,000 is on its way out')).toBeVisible();
    expect(screen.getByText('500***4567')).toBeVisible();
    expect(screen.getByText('BAT***ARI')).toBeVisible();
    const last = within(screen.getByRole('region', { name: 'Last transactions' }));
    expect(last.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Withdrawal.*−₮30,000Pending/),
      expect.stringMatching(/Prize.*\+₮150,000Done/),
    ]);
    expect(last.getByRole('link', { name: 'All transactions' })).toHaveAttribute(
      'href',
      '/en/user/game-wallet/user-statement',
    );
  });

  it('[MODAL-57] opens the withdrawal, and offers none from an empty wallet', async () => {
    const page = await open([stubWallet(buildWallet())]);
    await page.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(page.record.dialogs).toEqual([{ view: 'PIN_WITHDRAW_VIEW', props: {} }]);
    page.unmount();
    await open([stubWallet(buildWallet({ current_balance: 0, pending_balance: 0, last_transactions: [] }))]);
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDisabled();
    expect(screen.getByText('There is nothing to withdraw yet.')).toBeVisible();
    expect(screen.getByText('No transactions yet')).toBeVisible();
  });

  it('says that it could not be read, and tries again', async () => {
    const fine = { status_code: 200 as const, message: '', result: [buildWallet()] };
    const page = await open([stubOperation(getWallet, ['offline', 'offline', 'offline', fine])]);
    expect(await screen.findByText('The wallet could not be loaded', {}, { timeout: 3000 })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('₮120,000')).toBeVisible();
  });

  it('asks for the sign-in first', async () => {
    await open([], { user: null });
    expect(await screen.findByText('Sign in to see your game wallet')).toBeVisible();
  });
});

describe('A game wallet without an account', () => {
  const type = async ({ user }: Awaited<ReturnType<typeof open>>, account: string) => {
    await screen.findByRole('option', { name: 'Khan Bank' });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Bank' }), 'Khan');
    await user.type(screen.getByRole('textbox', { name: 'Account number or IBAN' }), account);
  };
  const save = ({ user }: Awaited<ReturnType<typeof open>>) =>
    user.click(screen.getByRole('button', { name: 'Save the account' }));

  it('[MODAL-56] [CALL-46] takes one in either form, shows its owner and the other form, and asks for a code', async () => {
    const page = await open([stubWallet(buildWallet(none)), banks, stubHolder()]);
    await type(page, '5001234567');
    expect(await screen.findByDisplayValue('BATBOLD ANUDARI', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByText('IBAN: MN960005005001234567')).toBeVisible();
    await save(page);
    expect(page.record.dialogs).toEqual([
      {
        view: 'PIN_VIEW',
        props: { account: { bank_name: 'Khan', account_number: '5001234567', account_name: 'BATBOLD ANUDARI' } },
      },
    ]);
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: 'The account is saved' }]);
  });

  it('says what is missing at its field, and keeps what is typed when the code is left', async () => {
    const page = await open([stubWallet(buildWallet(none)), banks, stubHolder()], { dialogs: () => false });
    await screen.findByRole('option', { name: 'Khan Bank' });
    await save(page);
    expect(await screen.findByText('Choose a bank')).toBeVisible();
    await type(page, 'MN960005005001234567');
    expect(await screen.findByDisplayValue('BATBOLD ANUDARI', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByText('Account number: 5001234567')).toBeVisible();
    await save(page);
    expect(screen.getByRole('textbox', { name: 'Account number or IBAN' })).toHaveValue('MN960005005001234567');
    expect(page.record.toasts).toEqual([]);
  });

  it('lets another account be typed, and the old one kept', async () => {
    const wallet: Wallet = buildWallet();
    const page = await open([stubWallet(wallet), banks, stubHolder()]);
    await page.user.click(await screen.findByRole('button', { name: 'Change the account' }));
    expect(screen.getByRole('button', { name: 'Save the account' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('500***4567')).toBeVisible();
  });
});
