import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

test('a passkey is made, signs in without password and code, and does not once it is removed', async ({
  office,
  t,
}) => {
  const account = await office.account('support');
  const page = await office.open('/mn/me');
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInByKeyboard(page, t, account);
  await page.getByText(t('office', 'passkeys.add')).first().click();
  const name = page.getByLabel(t('office', 'passkeys.name'));
  const form = page.locator('form').filter({ has: name });
  await form.getByRole('button', { name: t('office', 'passkeys.add') }).click();
  await expect(name).toBeFocused();
  await name.fill('Ширээний компьютер');
  await form.getByLabel(t('office', 'me.now'), { exact: true }).fill(account.password);
  // The code of the sign-in is used up: the next one comes within half a minute.
  await expect(async () => {
    const { code } = await office.account('support');
    expect(code).not.toBe(account.code);
    await form.getByLabel(t('staff', 'signIn.code'), { exact: true }).fill(code);
  }).toPass({ timeout: 40_000 });
  await form.getByRole('button', { name: t('office', 'passkeys.add') }).click();
  await expect(page.getByText(t('office', 'passkeys.added'))).toBeVisible();
  await expect(page.getByText('Ширээний компьютер')).toBeVisible();
  await expectClean(page, 'one’s own account with a passkey');

  await page.getByRole('button', { name: t('staff', 'session.signOut') }).click();
  await page.getByRole('button', { name: t('staff', 'signIn.passkey') }).click();
  await expect(page.getByRole('button', { name: t('staff', 'session.signOut') })).toBeVisible();
  await expect(page.getByText(t.like('office', 'passkeys.used'))).toBeVisible();

  await page.getByRole('button', { name: `${t('office', 'passkeys.remove')}: Ширээний компьютер` }).click();
  await expect(page.getByText(t('office', 'passkeys.none'))).toBeVisible();
  await page.getByRole('button', { name: t('staff', 'session.signOut') }).click();
  await page.getByRole('button', { name: t('staff', 'signIn.passkey') }).click();
  await expect(page.getByRole('alert')).toHaveText(t('staff', 'signIn.passkeyFailed'));
});
