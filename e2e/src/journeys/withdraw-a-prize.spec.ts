import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'reduce' },
});

test('[PROD-06.2] [PROD-06.4] [ROUTE-21] [ROUTE-22] [MODAL-56] [MODAL-57] [GAME-06] [GAME-07.1] [GAME-10] a winner saves an account, withdraws in two steps, and follows the money to the bank', async ({
  quietPage: page,
  customer,
  sandbox,
  request,
  say,
}) => {
  const word = (key: string) => say('account', `gameWallet.${key}`);
  const won = await request.post('/sandbox/prizes', { data: { to: customer.email, amount: 50_000 } });
  expect(won.ok()).toBe(true);

  await page.goto('/mn/user/game-wallet');
  await expect(page.getByText('50,000₮', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: word('withdraw') }).click();
  const popup = page.getByRole('dialog', { name: word('withdrawTitle') });
  await expect(popup.getByText(word('missingTitle'))).toBeVisible();
  await popup.getByRole('link', { name: word('addAccount') }).click();

  await page.getByLabel(say('account', 'bankAccount.bank')).selectOption('Khan');
  await page.getByLabel(say('account', 'bankAccount.account')).fill('5001234567');
  await expect(page.getByLabel(say('account', 'bankAccount.holder'))).toHaveValue(/^[A-Z]+ [A-Z]+$/);
  await expect(page.getByText('MN960005005001234567')).toBeVisible();
  await page.getByRole('button', { name: word('saveAccount') }).click();
  const pin = page.getByRole('dialog', { name: word('pinTitle') });
  const sendCode = say('account', 'access.sendCode');
  const digits = say('account', 'access.code');
  const confirm = say('account', 'access.confirm');
  await pin.getByRole('button', { name: sendCode }).click();
  await pin.getByRole('textbox', { name: digits }).fill(await newCode());
  await pin.getByRole('button', { name: confirm }).click();
  await expect(page.getByText('500***4567')).toBeVisible();
  await expectClean(page, 'game wallet');

  await page.getByRole('button', { name: word('withdraw') }).click();
  await popup.getByRole('button', { name: sendCode }).click();
  await popup.getByRole('textbox', { name: digits }).fill(await newCode());
  await popup.getByRole('button', { name: confirm }).click();
  const amount = popup.getByRole('textbox', { name: word('amount') });
  await amount.fill('60000');
  const take = popup.getByRole('button', { name: word('withdraw') });
  await take.click();
  await expect(popup.getByText(say('account', 'ilottery_withdraw_error'))).toBeVisible();
  await expectClean(page, 'withdrawal with a fault');
  await amount.fill('20000');
  await popup.getByRole('button', { name: say.like('account', 'gameWallet.withdrawAmount') }).click();
  await expect(popup.getByText(say('account', 'walletLine.status.PENDING'))).toBeVisible();
  await popup.getByRole('button', { name: word('done.close') }).click();

  await expect(page.getByText('30,000₮', { exact: true })).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: '−20,000₮' });
  await expect(line).toContainText(say('account', 'walletLine.status.DONE'), { timeout: 30_000 });
  await page.getByRole('link', { name: word('statement') }).click();
  await expect(page.getByRole('heading', { name: say('account', 'statement.game') })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '+50,000₮' })).toBeVisible();

  /** The message is there as soon as the popup asks for its digits. */
  async function newCode(): Promise<string> {
    await expect(page.getByRole('dialog').getByRole('textbox', { name: digits })).toBeVisible();
    return sandbox.codeFor(customer.email);
  }
});
