import {
  deleteAccount,
  exportPersonalData,
  listAccountHolds,
  listSessions,
  checkVerifyCode,
  sendVerifyCode,
  type AccountHold,
} from '@aylal/contracts/account';
import { listedProducts } from '@aylal/domain/orders';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { isOrderProduct } from '../domain/order-product.ts';
import { remote } from '../remote.ts';
import { view as deletion } from './account-delete-dialog.tsx';

const { jest } = import.meta;
const user = buildSessionUser();
const ok = { status_code: 200 as const, message: '', result: null };
const sessions = stubOperation(listSessions, { ...ok, result: [] });
const held = (...result: AccountHold[]) => stubOperation(listAccountHolds, { ...ok, result });
const open = (stubs: Stub[], dialogs: () => unknown = () => undefined) =>
  renderRemote(remote, { at: '/en/user/security', locale: 'en', user, stubs: [sessions, ...stubs], dialogs });

describe('[PII-4] The own data', () => {
  it('[SEC-3] are saved as one file that programs read, for the password', async () => {
    const files: Blob[] = [];
    const saved: string[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:own-data';
    };
    URL.revokeObjectURL = () => {};
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const result = { exported_at: '2026-11-21T02:00:00.000Z', passengers: [{ first_name: 'Dulmaa' }] };
    const wrong = { problem: 'wrong-credentials' as const, fields: { proof: 'validation_password_wrong' } };
    const send = stubOperation(exportPersonalData, [
      { status_code: 400, message: '', result: wrong },
      { ...ok, result },
    ]);
    const page = await open([held(), send]);
    await page.user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('Enter your password')).toBeVisible();
    await page.user.type(screen.getByLabelText('Your password'), 'a quiet river');
    await page.user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('This is not the password of your account')).toBeVisible();
    await page.user.click(await screen.findByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toEqual(['aylal-my-data.json']));
    expect(files.map(({ type }) => type)).toEqual(['application/json']);
    const body = { proof: { password: 'a quiet river' } };
    expect(send.calls.map((call) => call.body)).toEqual([body, body]);
    click.mockRestore();
  });

  it('say so when they are not available', async () => {
    const page = await open([held(), stubOperation(exportPersonalData, 'offline')]);
    await page.user.type(await screen.findByLabelText('Your password'), 'a quiet river');
    await page.user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('[PII-4] Deleting the account', () => {
  it('is not offered while money in a wallet holds it, and says so', async () => {
    await open([held({ kind: 'wallet', reference: 'game', amount: 5_000 })]);
    expect(await screen.findByText(/Money in your game wallet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('leads to the page of every order that holds it, of each product', async () => {
    await open([
      held(...listedProducts.map((kind, index) => ({ kind, reference: `AYL-4K7P${index}`, amount: 5_000 }))),
    ]);
    await screen.findByRole('link', { name: 'Order AYL-4K7P0' });
    expect(screen.getAllByRole('link', { name: /^Order/ }).map((link) => link.getAttribute('href'))).toEqual(
      listedProducts.map((product, index) => `/en/user/order/${product}/AYL-4K7P${index}`),
    );
    expect(listedProducts.filter((product) => !isOrderProduct(product))).toEqual([]);
  });

  it('[MODAL-67] signs out, says that it is done in an alert, and leaves once it is done; reads again what holds when it is not', async () => {
    const holds = held();
    let deleted: boolean | undefined = false;
    const page = await open([holds], () => deleted);
    await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(holds.calls).toHaveLength(2));
    expect(page.record.signedOut).toEqual([]);
    deleted = true;
    await page.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(page.record.went).toEqual(['/']));
    expect(page.record.signedOut).toHaveLength(1);
    expect(page.record.dialogs.at(-1)).toEqual({
      view: 'ALERT_VIEW',
      props: { title: 'Account deleted', text: 'Your account is deleted. Safe travels.' },
    });
  });

  it('[SEC-3] says what goes and what stays, and does it with a fresh code only', async () => {
    const closed = jest.fn();
    const send = stubOperation(sendVerifyCode, ok);
    const check = stubOperation(checkVerifyCode, [
      { status_code: 400, message: '', result: { problem: 'wrong-code' } },
      ok,
    ]);
    const remove = stubOperation(deleteAccount, ok);
    const contact = { by: 'email' as const, dial_code: '976', phone: '', email: 'bat@example.mn' };
    const page = await renderPart(remote, <deletion.Component props={{ contact }} close={closed} />, {
      locale: 'en',
      user,
      stubs: [send, check, remove],
    });
    expect(screen.getByText(/receipts stay without your name/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Send the code' }));
    await page.user.type(await screen.findByRole('textbox'), '1111');
    await page.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('The verification code is wrong')).toBeVisible();
    expect(remove.calls).toEqual([]);
    await page.user.clear(screen.getByRole('textbox'));
    await page.user.type(screen.getByRole('textbox'), '1234');
    await page.user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(closed).toHaveBeenCalledWith(true));
    expect(send.calls.map(({ body }) => body)).toEqual([{ email: 'bat@example.mn', purpose: 'account-deletion' }]);
    expect(remove.calls.map(({ body }) => body)).toEqual([{ email: 'bat@example.mn', verify_code: '1234' }]);
  });
});
