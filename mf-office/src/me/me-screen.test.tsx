import { changeStaffPassword, listPasskeys, removePasskey } from '@aylal/contracts/office';
import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { laptop, passkeysStub } from '../testing/office-stubs.ts';

const open = (stubs: Stub[], passkeys = passkeysStub([])) =>
  renderRemote(remote, {
    at: '/en/me',
    locale: 'en',
    mode: 'office',
    stubs: [staffStub(buildStaff('release-manager', 'Ганзориг')), passkeys, ...stubs],
  });
type Page = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Page, password = 'two-humped-camels-9') {
  await user.type(await screen.findByLabelText('Password now'), 'a good day');
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.type(screen.getByLabelText('New password'), password);
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
}

describe('One’s own account', () => {
  it('gets a new password, of whatever role', async () => {
    const change = stubOperation(changeStaffPassword, { status_code: 200, message: '', result: null });
    const page = await open([change]);
    await fill(page);
    await waitFor(() => expect(page.record.toasts).toMatchObject([{ kind: 'success' }]));
    expect(change.calls.map(({ body }) => body)).toEqual([
      { password: 'a good day', code: '123456', new_password: 'two-humped-camels-9' },
    ]);
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('says at its field what is missing, and what the provider refuses', async () => {
    const change = stubOperation(changeStaffPassword, {
      status_code: 400,
      message: '',
      result: { problem: 'password-too-common', fields: { new_password: 'validation_password_common' } },
    });
    const page = await open([change]);
    await page.user.click(await screen.findByRole('button', { name: 'Change the password' }));
    expect(await screen.findByText('Enter the code')).toBeVisible();
    expect(screen.getByLabelText('Password now')).toHaveFocus();
    expect(change.calls).toEqual([]);
    await fill(page, 'password123');
    expect(await screen.findByText('This password is easy to guess. Choose another')).toBeVisible();
    expect(screen.getByLabelText('Password now')).toHaveValue('a good day');
    expect(screen.getByLabelText('Code')).toHaveValue('');
  });

  it('says that password or code are wrong, and never which', async () => {
    const wrong = { status_code: 400 as const, message: '', result: { problem: 'wrong-credentials' as const } };
    const page = await open([stubOperation(changeStaffPassword, wrong)]);
    await fill(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('The password or the code is wrong.');
  });

  it('has passkeys, which can be removed, and says so where this browser has none', async () => {
    const remove = stubOperation(removePasskey, { status_code: 200, message: '', result: { passkeys: [] } });
    const page = await open([remove], passkeysStub());
    expect(await screen.findByText('My laptop')).toBeVisible();
    expect(screen.getByText(/^Since .*2026.* · last used .*2026/)).toBeVisible();
    expect(screen.getByText('This browser has no passkeys.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Remove: My laptop' }));
    await waitFor(() => expect(page.record.toasts).toMatchObject([{ kind: 'success' }]));
    expect(remove.calls.map(({ body }) => body)).toEqual([{ id: laptop.id }]);
  });

  it('has no part about passkeys where the office has none', async () => {
    const none = stubOperation(listPasskeys, { status_code: 404, message: '', result: { problem: 'not-found' } });
    await open([], none);
    expect(await screen.findByLabelText('New password')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Passkeys')).toBeNull());
  });
});
