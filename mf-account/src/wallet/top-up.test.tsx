import { topUpWallet } from '@aylal/contracts/wallet';
import { buildSessionUser, renderPart, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view } from './top-up-dialog.tsx';

const ordered = { status_code: 200 as const, message: '', result: { ref_number: 'AYL-4K7P2XQ8' } };

async function open(stub: Stub = stubOperation(topUpWallet, ordered)) {
  const closed: unknown[] = [];
  const Dialog = view.Component;
  const page = await renderPart(remote, <Dialog props={{ type: 'game' }} close={() => closed.push('closed')} />, {
    locale: 'en',
    user: buildSessionUser(),
    stubs: [stub],
  });
  const send = () => screen.getByRole('button', { name: 'Continue to payment' });
  return { ...page, closed, send, amount: await screen.findByRole('textbox', { name: 'Amount' }) };
}

describe('[MODAL-55] The top-up of a wallet', () => {
  it('[CALL-76] [ROUTE-07] [GAP-56] orders the sum and goes to its checkout', async () => {
    const stub = stubOperation(topUpWallet, ordered);
    const { user, amount, send, record, closed } = await open(stub);
    await user.type(amount, '25,000');
    await user.click(send());
    expect(stub.calls.map(({ body }) => body)).toEqual([{ amount: 25_000, is_package: 'false', type: 'game' }]);
    expect(closed).toEqual(['closed']);
    expect(record.went).toEqual(['/checkout/AYL-4K7P2XQ8']);
  });

  it.each([
    ['', null],
    ['999', 'The least you can add is ₮1,000'],
    ['0', 'The least you can add is ₮1,000'],
    ['50000001', 'The most you can add at once is ₮50,000,000'],
    ['-5000', 'Enter the amount in digits'],
    ['much', 'Enter the amount in digits'],
  ])('[VALID-42] [VALID-43.1] [VALID-43.2] cannot be sent with %j', async (typed, sentence) => {
    const { user, amount, send } = await open();
    if (typed !== '') await user.type(amount, typed);
    await user.tab();
    expect(send()).toBeDisabled();
    expect(screen.queryByText(/./, { selector: '[role=alert]' })?.textContent ?? null).toBe(sentence);
  });

  it('[VALID-42] takes 1,000, and a sum that is ready', async () => {
    const { user, amount, send } = await open();
    await user.type(amount, '1000');
    expect(send()).toBeEnabled();
    await user.click(screen.getByRole('radio', { name: '₮100,000' }));
    expect(amount).toHaveValue('100000');
    expect(send()).toBeEnabled();
  });

  it('[MNY-4] [MNY-12] checks by itself when there is no answer, by the same key, and goes on with the outcome', async () => {
    const stub = stubOperation(topUpWallet, ['offline', ordered]);
    const { user, amount, send, record } = await open(stub);
    await user.type(amount, '5000');
    await user.click(send());
    expect(await screen.findByText(/We are checking/)).toBeVisible();
    expect(amount).toHaveValue('5000');
    await waitFor(() => expect(record.went).toHaveLength(1), { timeout: 3000 });
    expect(new Set(stub.calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});
