import { endOtherSessions, endSession, listSessions, type OwnSession } from '@aylal/contracts/account';
import { buildSessionUser, renderPart, renderRemote, stubOperation, type Stub } from '@aylal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { view as sure } from './session-end-dialog.tsx';

const user = buildSessionUser();
const ok = { status_code: 200 as const, message: '', result: null };
const phone: OwnSession = {
  id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0b01',
  device: 'Chrome · Android',
  current: false,
  created_at: '2026-11-19T02:00:00.000Z',
  used_at: '2026-11-21T01:00:00.000Z',
};
const here: OwnSession = {
  ...phone,
  id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0b02',
  device: 'Firefox · Linux',
  current: true,
};
const nameless: OwnSession = { ...phone, id: '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0b03', device: '' };
const list = (...pages: (readonly OwnSession[])[]) =>
  stubOperation(
    listSessions,
    pages.map((result) => ({ status_code: 200 as const, message: '', result: [...result] })),
  );
const open = (stubs: Stub[], sureOfIt = true) =>
  renderRemote(remote, { at: '/en/user/security', locale: 'en', user, stubs, dialogs: () => sureOfIt });

describe('[SEC-2] Where the customer is signed in', () => {
  it('leads to a new password, which the page advises', async () => {
    await open([list([here])]);
    expect(await screen.findByRole('link', { name: 'Change password' })).toHaveAttribute(
      'href',
      '/en/auth/password-recovery',
    );
  });

  it('names each device, when it was last used, and marks this one, which comes first', async () => {
    await open([list([phone, here, nameless])]);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
      'Firefox · Linux',
      'Chrome · Android',
      'Unknown device',
    ]);
    expect(rows[0]).toHaveTextContent('This device');
    expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(rows[1]).toHaveTextContent(/Last used .*9:00/);
  });

  it('ends one after asking, and shows what then holds', async () => {
    const end = stubOperation(endSession, ok);
    const page = await open([list([here, phone], [here]), end]);
    await page.user.click(await screen.findByRole('button', { name: 'Sign out: Chrome · Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome · Android')).toBeNull());
    expect(end.calls.map(({ params }) => params)).toEqual([{ id: phone.id }]);
    expect(page.record.dialogs).toEqual([
      { view: 'SESSION_END_VIEW', props: { ending: { device: 'Chrome · Android' } } },
    ]);
    expect(page.record.toasts).toMatchObject([{ kind: 'success', text: 'Signed out' }]);
    expect(screen.getByText('You are signed in on this device only.')).toBeVisible();
  });

  it('ends all others', async () => {
    const end = stubOperation(endOtherSessions, ok);
    const page = await open([list([here, phone, nameless], [here]), end]);
    await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(end.calls).toHaveLength(1);
  });

  it('ends nothing when the customer thinks better of it, and says so when there was no answer', async () => {
    const end = stubOperation(endOtherSessions, 'offline');
    const page = await open([list([here, phone]), end], false);
    await page.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(end.calls).toEqual([]);
    page.unmount();
    const shown = list([here, phone]);
    const second = await open([shown, end]);
    await second.user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    await waitFor(() => expect(second.record.toasts).toMatchObject([{ kind: 'error' }]));
    expect(screen.getByText('Chrome · Android')).toBeVisible();
    // It may have happened: the list says what holds.
    await waitFor(() => expect(shown.calls).toHaveLength(2));
  });

  it('waits, and reads again after a failure', async () => {
    const stub = stubOperation(listSessions, ['offline', 'offline', 'offline', { ...ok, result: [here] }]);
    const page = await open([stub]);
    expect(await screen.findByRole('status')).toHaveTextContent('Loading your devices');
    await page.user.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 3000 }));
    expect(await screen.findByText('Firefox · Linux')).toBeVisible();
  });

  it('says what will be signed out before it is done', async () => {
    const closed = import.meta.jest.fn();
    const page = await renderPart(
      remote,
      <sure.Component props={{ ending: { device: 'Chrome · Android' } }} close={closed} />,
      { locale: 'en', user },
    );
    expect(screen.getByText(/Chrome · Android will be signed out/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(closed).toHaveBeenCalledWith(true);
  });
});
