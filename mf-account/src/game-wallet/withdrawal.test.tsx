import { checkVerifyCode, sendVerifyCode } from '@aylal/contracts/account';
import { checkWalletCode, saveWithdrawalAccount, withdraw, type WalletTransaction } from '@aylal/contracts/wallet';
import type { SessionState } from '@aylal/shell';
import { buildSessionUser, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { buildWallet, buildWalletLine, stubWallet } from '../testing/wallets.ts';
import { view as pin } from './pin-dialog.tsx';
import { view as popup } from './pin-withdraw-dialog.tsx';

const user = buildSessionUser({ email: '' });
const ok = { status_code: 200 as const, message: '', result: null };
const pending: WalletTransaction = buildWalletLine({
  kind: 'withdrawal',
  amount: 5_000,
  status: 'PENDING',
  approval_date_time: null,
});
const asked = { status_code: 200 as const, message: '', result: pending };
const sent = () => stubOperation(sendVerifyCode, ok);
const checked = () => stubOperation(checkWalletCode, ok);
const refused = (status_code: 400 | 409, problem: string, message = '') =>
  ({ status_code, message, result: { problem } }) as never;

type Page = Awaited<ReturnType<typeof open>>;
async function open(stubs: Stub[], wallet = buildWallet(), who = user) {
  const closed = import.meta.jest.fn();
  const page = await renderPart(remote, <popup.Component props={{}} close={closed} />, {
    locale: 'en',
    user: who,
    stubs: [stubWallet(wallet), ...stubs],
    dialogs: () => who,
  });
  return { ...page, closed };
}
const sendCode = async (page: Page) => page.user.click(await screen.findByRole('button', { name: 'Send the code' }));
async function confirm(page: Page, digits = '1234') {
  await page.user.type(await screen.findByRole('textbox', { name: 'Verification code' }), digits);
  await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
}
const amount = () => screen.findByRole('textbox', { name: 'Amount' });
async function take(page: Page, typed: string) {
  await page.user.clear(await amount());
  if (typed !== '') await page.user.type(await amount(), typed);
  await page.user.click(screen.getByRole('button', { name: /^Withdraw/ }));
}
it('[SEC-3] says from when money can be withdrawn to a new account, and asks for no code before', async () => {
  await open([], buildWallet({ withdrawals_from: '2026-11-24T02:00:00.000Z' }));
  expect(await screen.findByText('You can withdraw from 24 Nov, 10:00')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send the code' })).toBeNull();
});

async function toAmount(stubs: Stub[]): Promise<Page> {
  const page = await open([sent(), checked(), ...stubs]);
  await sendCode(page);
  await confirm(page);
  await amount();
  return page;
}

describe('[MODAL-57] The withdrawal popup', () => {
  it('[GAME-03] [GAME-05] [GAME-06] [CALL-37] [CALL-70.1] [CALL-72] [GAME-02.1] [GAME-02.2] [GAP-38.3] shows where the money goes, takes code and amount, and ends PENDING', async () => {
    const [send, check, ask] = [sent(), checked(), stubOperation(withdraw, asked)];
    const page = await open([send, check, ask]);
    expect(await screen.findByText('500***4567')).toBeVisible();
    expect(screen.getByText(/Only the last one sent counts/)).toBeVisible();
    await sendCode(page);
    expect(await screen.findByText(/A new code in/)).toBeVisible();
    await confirm(page);
    await take(page, '5,000');
    expect(await screen.findByText('Your withdrawal is under way')).toBeVisible();
    expect(screen.getByText('Pending')).toBeVisible();
    expect(send.calls.map(({ body }) => body)).toEqual([
      { phone: '99112233', dial_code: '976', purpose: 'withdrawal' },
    ]);
    expect(check.calls.map(({ body }) => body)).toEqual([{ verify_code: '1234' }]);
    expect(ask.calls).toMatchObject([
      { body: { amount: 5_000, description: '', verify_code: '1234' }, idempotencyKey: 'key-1' },
    ]);
    await page.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(page.closed).toHaveBeenCalled();
  });

  it('goes on to the amount with the last digit, without a press', async () => {
    const page = await open([sent(), checked()]);
    await sendCode(page);
    await page.user.type(screen.getByRole('textbox', { name: 'Verification code' }), '1234');
    expect(await amount()).toBeVisible();
  });

  it('[GAME-07.1] [GAME-07.2] warns that there is no account, with the way to the page', async () => {
    const page = await open([], buildWallet({ withdrawal_bank_account_name: '' }));
    expect(await screen.findByText('No account for withdrawals.')).toBeVisible();
    await page.user.click(screen.getByRole('link', { name: 'Go to the game wallet' }));
    expect(page.closed).toHaveBeenCalled();
    expect(page.router.state.location.pathname).toBe('/en/user/game-wallet');
  });

  it('[ERR-25.2] stays at step 0 with a wrong code', async () => {
    const page = await open([sent(), stubOperation(checkWalletCode, [refused(400, 'wrong-code'), ok])]);
    await sendCode(page);
    await confirm(page, '1111');
    await waitFor(() =>
      expect(page.record.toasts).toMatchObject([{ kind: 'error', text: 'The verification code is wrong' }]),
    );
    expect(screen.getByRole('textbox', { name: 'Verification code' })).toHaveValue('1111');
  });

  it('[ERR-25.1] toasts what the provider says of a wrong code', async () => {
    const wrong = refused(400, 'wrong-code', 'Two tries are left.');
    const page = await open([sent(), stubOperation(checkWalletCode, [wrong, ok])]);
    await sendCode(page);
    await confirm(page, '1111');
    await waitFor(() => expect(page.record.toasts).toMatchObject([{ kind: 'error', text: 'Two tries are left.' }]));
  });

  it('lets somebody with phone and e-mail choose where the code goes', async () => {
    const send = sent();
    const page = await open([send], buildWallet(), buildSessionUser());
    await page.user.click(await screen.findByRole('radio', { name: 'anudari@example.mn' }));
    await sendCode(page);
    await waitFor(() =>
      expect(send.calls.map(({ body }) => body)).toEqual([{ email: 'anudari@example.mn', purpose: 'withdrawal' }]),
    );
  });

  it.each([
    ['[VALID-44]', '', 'Fill in this field'],
    ['[VALID-45]', '0.5', 'The smallest amount is ₮1'],
    ['[VALID-46]', '120001', 'This is more than the balance'],
    ['[VALID-47.1]', '0', 'This amount is wrong'],
    ['[VALID-47.1]', '-5', 'This amount is wrong'],
    ['[VALID-47.1]', 'five', 'This amount is wrong'],
  ])('%s does not send the amount %j', async (_, typed, expected) => {
    const ask = stubOperation(withdraw, asked);
    const page = await toAmount([ask]);
    await take(page, typed);
    expect(await screen.findByText(expected)).toBeVisible();
    expect(await amount()).toHaveFocus();
    expect(ask.calls).toEqual([]);
  });

  it('[GAME-04] goes back to step 0, and keeps the amount', async () => {
    const page = await toAmount([]);
    await page.user.type(await amount(), '7000');
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    await confirm(page);
    expect(await amount()).toHaveValue('7000');
  });

  it('[ERR-27.1] [ERR-27.2] shows what the server says, or that it was not sent', async () => {
    const page = await toAmount([
      stubOperation(withdraw, [refused(409, 'state-conflict', 'Not today.'), refused(409, 'state-conflict'), asked]),
    ]);
    await take(page, '5000');
    expect(await screen.findByText('Not today.')).toBeVisible();
    await take(page, '5000');
    expect(await screen.findByText('The withdrawal was not sent. Try again.')).toBeVisible();
    expect(await amount()).toHaveValue('5000');
  });

  it('[ERR-28.1] says in the words of the provider that nothing was sent', async () => {
    const away = {
      status_code: 503,
      message: 'The bank is closed tonight.',
      result: { problem: 'unavailable' },
    } as never;
    const page = await toAmount([stubOperation(withdraw, away)]);
    await take(page, '5000');
    expect(await screen.findByText('The bank is closed tonight.')).toBeVisible();
  });

  it('[ERR-28.2] [MNY-12] says that it did not work; after a lost answer it asks again by itself and by the same key', async () => {
    const ask = stubOperation(withdraw, [
      { status_code: 503, message: '', result: { problem: 'unavailable' } } as never,
      'offline',
      asked,
    ]);
    const page = await toAmount([ask]);
    await take(page, '5000');
    expect(await screen.findByText(/The service is temporarily unavailable/)).toBeVisible();
    await take(page, '5000');
    expect(await screen.findByText(/We are checking/)).toBeVisible();
    expect(await screen.findByText('Your withdrawal is under way', undefined, { timeout: 3000 })).toBeVisible();
    expect(ask.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-2', 'key-2']);
  });

  it('[MNY-13] begins again when contact or account have changed, and says so', async () => {
    const page = await toAmount([stubOperation(withdraw, refused(409, 'bank-account-changed'))]);
    await take(page, '5000');
    expect(await screen.findByText(/The account for withdrawals has changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the code' })).toBeVisible();
  });

  it('[GAP-49] keeps the amount when the session ends half-way: sign in, step 0, go on', async () => {
    const page = await toAmount([]);
    await page.user.type(await amount(), '7000');
    const { set } = page.services.session as unknown as { set(state: SessionState): void };
    act(() => set({ status: 'anonymous' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await sendCode(page);
    await confirm(page);
    expect(await amount()).toHaveValue('7000');
  });
});

describe('[MODAL-56] The popup that saves an account', () => {
  const account = { bank_name: 'Khan', account_number: '5001234567', account_name: 'BATBOLD ANUDARI' };
  const openPin = async (...stubs: Stub[]) => {
    const closed = import.meta.jest.fn();
    const page = await renderPart(remote, <pin.Component props={{ account }} close={closed} />, {
      locale: 'en',
      user,
      stubs: [sent(), ...stubs],
    });
    return { ...page, closed };
  };

  it('[CALL-35] [CALL-71] [CALL-70.1] says which account it is, and saves it with the digits', async () => {
    const save = stubOperation(saveWithdrawalAccount, { status_code: 200, message: '', result: [buildWallet()] });
    const page = await openPin(save);
    expect(screen.getByText(/Khan Bank, 500\*\*\*4567, held by BATBOLD ANUDARI/)).toBeVisible();
    await sendCode(page);
    await confirm(page);
    await waitFor(() => expect(page.closed).toHaveBeenCalledWith(true));
    expect(save.calls.map(({ body }) => body)).toEqual([
      {
        withdrawal_bank_name: 'Khan',
        withdrawal_bank_account: '5001234567',
        withdrawal_bank_account_name: 'BATBOLD ANUDARI',
        verify_code: '1234',
      },
    ]);
  });

  it('says that the digits are wrong, and stays', async () => {
    const page = await openPin(
      stubOperation(checkVerifyCode, ok),
      stubOperation(saveWithdrawalAccount, refused(400, 'wrong-code')),
    );
    await sendCode(page);
    await confirm(page, '1111');
    await waitFor(() => expect(page.record.toasts).toHaveLength(1));
    expect(page.closed).not.toHaveBeenCalled();
  });
});
