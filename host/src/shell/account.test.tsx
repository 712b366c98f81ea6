import { screen, waitFor, within } from '@testing-library/react';
import { getSession, signOut } from '@aylal/contracts/account';
import { buildSessionUser, stubOperation } from '@aylal/testing';
import { buildDescriptor, menuEntry } from '../app/testing/build-descriptor.ts';
import { renderShell } from '../app/testing/render-shell.tsx';

const descriptors = [
  buildDescriptor({
    id: 'mf-account',
    dialogs: [{ view: 'LOGIN_VIEW', chunk: 'login' }],
    navigation: [
      menuEntry('orders', { group: 'user', order: 10 }),
      menuEntry('flights', { group: 'main', order: 20 }, 1),
    ],
  }),
];
const stubs = () => [stubOperation(getSession, { status_code: 200, message: '', result: buildSessionUser() })];

describe('The user menu', () => {
  it('[SHELL-05] [ROLE-06] offers a visitor sign-in and no page of a customer', async () => {
    const { user, shell } = await renderShell('/mn', { boot: { descriptors } });
    await user.click(
      (await within(await screen.findByRole('banner')).findAllByRole('button', { name: 'Нэвтрэх' }))[0] ??
        document.body,
    );
    expect(shell.dialogStack.get().map(({ view }) => view)).toEqual(['LOGIN_VIEW']);
  });

  it('[SHELL-05] holds the pages of a customer and sign-out', async () => {
    const { user } = await renderShell('/mn', { boot: { descriptors, session: 'present' }, stubs: stubs() });
    await user.click(await screen.findByRole('button', { name: 'Миний цэс, Anudari' }));
    const menu = screen.getByRole('menu');
    expect([...menu.children].map((item) => item.textContent)).toEqual(['orders', 'Гарах']);
  });
});

describe('Signing out', () => {
  it('[SEC-2] takes along what the product keeps on the device', async () => {
    localStorage.setItem('lastFlightSearch', '["_from=UBN"]');
    const left = stubOperation(signOut, { status_code: 200, message: '', result: null });
    const { user } = await renderShell('/mn', { boot: { descriptors, session: 'present' }, stubs: [left, ...stubs()] });
    await user.click(await screen.findByRole('button', { name: 'Миний цэс, Anudari' }));
    expect(localStorage).toHaveLength(1);
    await user.click(screen.getByRole('menuitem', { name: 'Гарах' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(left.calls).toHaveLength(1);
  });
});

describe('The phone menu', () => {
  it('[SHELL-07.1] [SHELL-07.2] [CONST-12] [GAP-01.2] holds the same items and the hours of the mobile menu', async () => {
    const { user } = await renderShell('/mn', { boot: { descriptors, session: 'present' }, stubs: stubs() });
    await user.click(await screen.findByRole('button', { name: 'Цэс нээх' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Цэс' }));
    expect(drawer.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Нүүр',
      'flights',
      'Тусламжийн төв',
      'orders',
      '1800 4444',
    ]);
    expect(drawer.getByText(/Онлайн тусламж.*Бя–Ня 10:00–20:00/)).toBeInTheDocument();
    expect(drawer.getByRole('button', { name: 'Гарах' })).toBeInTheDocument();
  });
});

describe('In the mini-app', () => {
  it('[MINI-03] [MINI-04] neither the name nor sign-out is shown', async () => {
    await renderShell('/mn', { boot: { descriptors, mode: 'emongolia', session: 'present' }, stubs: stubs() });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Anudari')).not.toBeInTheDocument();
    expect(screen.queryByText('Гарах')).not.toBeInTheDocument();
  });
});
