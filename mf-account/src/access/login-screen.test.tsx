import { renderRemote } from '@aylal/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { stubAccess } from '../testing/scenarios.ts';

async function signInAt(at: string) {
  const { user, record } = await renderRemote(remote, { at, stubs: stubAccess() });
  await user.type(await screen.findByLabelText('Утасны дугаар'), '99112233');
  await user.type(screen.getByLabelText('Нууц үг'), 'ayan zam 2026{Enter}');
  await waitFor(() => expect(record.went).toHaveLength(1));
  return record.went[0];
}

describe('The login page', () => {
  it('[ROUTE-43] goes to the page that was asked for', async () => {
    expect(await signInAt('/mn/auth/login?next=%2Fcheckout%2FAYL-4K7P2')).toBe('/checkout/AYL-4K7P2');
  });

  it('[WEB-4] goes home when the address names a page elsewhere', async () => {
    expect(await signInAt('/mn/auth/login?next=%2F%2Fevil.example')).toBe('/');
  });
});

describe('The recovery page', () => {
  it('[ROUTE-44] begins with the contact', async () => {
    await renderRemote(remote, { at: '/mn/auth/password-recovery', stubs: stubAccess() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Нууц үг сэргээх' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Код авах' })).toBeVisible();
  });
});
