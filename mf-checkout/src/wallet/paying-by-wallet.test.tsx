import type { TopUpOrder } from '@aylal/contracts/orders';
import { createInvoice } from '@aylal/contracts/payments';
import { getWallet, type Wallet } from '@aylal/contracts/wallet';
import { walletChanged } from '@aylal/shell';
import { buildCommonOrder, buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { paymentStandingKey } from '../api/check-payment-query.ts';
import { remote } from '../remote.ts';
import { buildInvoice, buildPaymentOption } from '../testing/build-invoice.ts';
import { stubInvoice, stubOptions, stubOrder, stubStanding } from '../testing/checkout-stubs.ts';
import { view } from './wallet-payment-dialog.tsx';

const option = buildPaymentOption({
  name: 'Wallet',
  payment_name: 'WALLET',
  flow: 'wallet',
  is_qr: false,
  is_deeplink: false,
});
const wallet = (current_balance: number): Wallet => ({
  current_balance,
  pending_balance: 0,
  account_number: '7000000001',
  withdrawal_bank_account: '',
  withdrawal_bank_account_name: '',
  withdrawal_bank_name: '',
  withdrawals_from: null,
  last_transactions: [],
});
const holding = (balance: number) =>
  stubOperation(getWallet, { status_code: 200, message: '', result: [wallet(balance)] });
const topUp: TopUpOrder = {
  ...buildCommonOrder({ title: 'Wallet top-up', total: 25_000, to_pay: 25_000, must_pay: 25_000, actions: [] }),
  product: 'top-up',
  subject: { type: 'wallet' },
};
const open = (stubs: Stub[]) =>
  renderRemote(remote, { at: '/en/checkout/AYL-4K7P2', locale: 'en', user: buildSessionUser(), stubs });

async function openDialog(stubs: Stub[]) {
  const closed: unknown[] = [];
  const { Component } = view;
  const shown = await renderPart(
    remote,
    <Component props={{ ref_number: 'AYL-4K7P2', payment_name: 'WALLET' }} close={(result) => closed.push(result)} />,
    { locale: 'en', stubs },
  );
  return { ...shown, closed };
}

describe('The wallet as a way to pay', () => {
  it('[PAY-07] says what it holds, and pays from it', async () => {
    await open([stubOrder(), stubOptions([option]), stubStanding('not-started'), holding(3_000_000)]);
    expect(await screen.findByText('There is ₮3,000,000 in your wallet.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Pay ₮2,186,400 from the wallet' })[0]).toBeEnabled();
  });

  it('leads to the top-up where it does not hold enough', async () => {
    await open([stubOrder(), stubOptions([option]), stubStanding('not-started'), holding(5_000)]);
    expect(await screen.findByText('There is ₮5,000 in your wallet, which is not enough.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Top up the wallet' })).toHaveAttribute('href', '/en/user/wallet');
    const [action] = screen.getAllByRole('link', { name: 'Top up ₮2,181,400 to pay from the wallet' });
    expect(action).toHaveAttribute('href', '/en/user/wallet');
    expect(screen.queryByRole('button', { name: /from the wallet/ })).toBeNull();
  });

  it('[MNY-12] says what is reserved for this order, and pays with it', async () => {
    const line: Wallet['last_transactions'][number] = {
      kind: 'payment',
      fee: 0,
      amount: 2_186_400,
      status: 'PENDING',
      description: 'AYL-4K7P2',
      transfer_type: 'WITHDRAW',
      transaction_type: 'CREDIT',
      from_account_number: '7000000001',
      approval_date_time: null,
      created_at: '2026-11-21T02:00:00.000Z',
    };
    const held = stubOperation(getWallet, {
      status_code: 200,
      message: '',
      result: [{ ...wallet(520), pending_balance: 2_186_400, last_transactions: [line] }],
    });
    await open([stubOrder(), stubOptions([option]), stubStanding('not-started'), held]);
    expect(await screen.findByText('₮2,186,400 is reserved for order AYL-4K7P2.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Pay ₮2,186,400 from the wallet' })[0]).toBeEnabled();
  });

  it('says so when the balance cannot be read', async () => {
    await open([stubOrder(), stubOptions([option]), stubStanding('not-started'), stubOperation(getWallet, 'offline')]);
    expect(await screen.findByText('The balance could not be loaded.', {}, { timeout: 4000 })).toBeVisible();
  });

  it('[WEB-7] waits until the provider says that it is paid, and goes', async () => {
    const invoice = buildInvoice({ payment_name: 'WALLET', flow: 'wallet', is_qr: false, qr_text: '', deeplink: [] });
    const { closed, services } = await openDialog([stubInvoice(invoice), stubStanding('waiting')]);
    expect(await screen.findByRole('status')).toHaveTextContent('Paying from the wallet');
    expect(closed).toEqual([]);
    const paid = { ref_number: 'AYL-4K7P2', state: 'paid', paid: 2_186_400, to_pay: 0 };
    act(() => void services.queryClient.setQueryData(paymentStandingKey('AYL-4K7P2'), paid));
    await waitFor(() => expect(closed).toEqual(['paid']));
  });

  it('[MNY-5] says that there is not enough, with the way to more', async () => {
    const refused = stubOperation(createInvoice, {
      status_code: 409,
      message: '',
      result: { problem: 'not-enough-money' },
    });
    const { user, closed } = await openDialog([refused, stubStanding('not-started')]);
    expect(await screen.findByText(/There is not enough money in your wallet/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Top up the wallet' }));
    expect(closed).toEqual(['closed']);
  });
});

describe('[ROUTE-07] The checkout of a top-up', () => {
  it('shows what is bought without what belongs to a journey', async () => {
    await open([stubOrder(topUp), stubOptions(), stubStanding('not-started')]);
    expect((await screen.findAllByRole('button', { name: 'Pay ₮25,000 with QPay' }))[0]).toBeEnabled();
    expect(document.querySelector('[data-slot="checkout.summary.top-up"]')).not.toBeNull();
    expect(screen.getByText('Please pay by 10:30. After that you would have to order it again.')).toBeVisible();
    expect(screen.queryByText('Ticket')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[CARD-22.2] leads to the wallet once it is paid, and tells every tab that the wallet has changed', async () => {
    const { services, record } = await open([stubOrder(topUp), stubOptions(), stubStanding('not-started', 'paid')]);
    const events: unknown[] = [];
    services.events.subscribe(walletChanged, (change) => events.push(change));
    await screen.findAllByRole('button', { name: 'Pay ₮25,000 with QPay' });
    await act(() => services.queryClient.invalidateQueries({ queryKey: paymentStandingKey('AYL-4K7P2') }));
    await waitFor(() => expect(record.went).toEqual(['/user/wallet']));
    expect(events).toEqual([{ type: 'wallet' }, { type: 'game' }]);
    expect(record.toasts).toEqual([expect.objectContaining({ text: 'Payment received. The money is in your wallet' })]);
  });

  it('says what becomes of money when the time has run out', async () => {
    const over: TopUpOrder = {
      ...topUp,
      status: { status_code: 6, name: '' },
      pay_until: null,
      to_pay: 0,
      must_pay: 0,
    };
    await open([stubOrder(over), stubOptions(), stubStanding('expired')]);
    expect(await screen.findByText(/If you have paid, the money goes into your wallet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the wallet' })).toHaveAttribute('href', '/en/user/wallet');
  });
});
