import { buildSessionUser, loadPart, renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';

async function press(user: ReturnType<typeof buildSessionUser> | null) {
  const { Component } = await loadPart(remote, 'mini-app.import', 'account-import');
  const page = await renderPart(remote, <Component />, {
    locale: 'en',
    mode: 'emongolia',
    user,
    dialogs: () => undefined,
  });
  await page.user.click(screen.getByRole('button', { name: 'Fill in from e-Mongolia' }));
  return page;
}

describe("The import card on the mini-app's home page", () => {
  it('[MINI-06] opens the import for a customer who is signed in', async () => {
    const { record } = await press(buildSessionUser());
    expect(record.dialogs).toEqual([{ view: 'EMONGOLIA_IMPORT_VIEW', props: {} }]);
  });

  it('asks for the sign-in first, and does not open the import without it', async () => {
    const { record } = await press(null);
    expect(record.dialogs).toEqual([{ view: 'LOGIN_VIEW', props: { reason: 'orders' } }]);
  });
});
