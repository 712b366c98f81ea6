import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('[PROD-06.2] [ROUTE-21] [ROUTE-22] [MODAL-56] [GAME-07.1] [SEC-3] a winner saves an account, and is told from when money goes there', async ({
  quietPage: page,
  customer,
  sandbox,
  request,
  t,
}) => {
  const word = (key: string) => t('account', `gameWallet.${key}`);
  const won = await request.post('/sandbox/prizes', { data: { to: customer.email, amount: 50_000 } });
  expect(won.ok()).toBe(true);

  await page.goto('/mn/user/game-wallet');
  await expect(page.getByText('50,000₮', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('withdraw') }).click();
  const popup = page.getByRole('dialog', { name: word('withdrawTitle') });
  await expect(popup.getByText(word('missingTitle'))).toBeVisible();
  await popup.getByRole('link', { name: word('addAccount') }).click();

  await page.getByLabel(t('account', 'bankAccount.bank')).selectOption('Khan');
  await page.getByLabel(t('account', 'bankAccount.account')).fill('5001234567');
  await expect(page.getByLabel(t('account', 'bankAccount.holder'))).toHaveValue(/^[A-Z]+ [A-Z]+$/);
  await expect(page.getByText('MN960005005001234567')).toBeVisible();
  await page.getByRole('button', { name: word('saveAccount') }).click();
  const pin = page.getByRole('dialog', { name: word('pinTitle') });
  const sendCode = t('account', 'access.sendCode');
  const digits = t('account', 'access.code');
  const confirm = t('account', 'access.confirm');
  await pin.getByRole('button', { name: sendCode }).click();
  await pin.getByRole('textbox', { name: digits }).fill(await newCode());
  await pin.getByRole('button', { name: confirm }).click();
  await expect(page.getByText('500***4567')).toBeVisible();
  await expectClean(page, 'game wallet');

  await page.getByRole('button', { name: word('withdraw') }).click();
  await expect(popup.getByText(word('opensText'))).toBeVisible();
  await expect(popup.getByRole('button', { name: sendCode })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: word('statement') }).click();
  await expect(page.getByRole('heading', { name: t('account', 'statement.game') })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '+50,000₮' })).toBeVisible();

  /** The message is there as soon as the popup asks for its digits. */
  async function newCode(): Promise<string> {
    await expect(page.getByRole('dialog').getByRole('textbox', { name: digits })).toBeVisible();
    return sandbox.codeFor(customer.email);
  }
});
