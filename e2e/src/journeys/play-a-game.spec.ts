import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test('[PROD-05] [MODAL-19] [MODAL-70] [MODAL-71] [WEB-5] a customer of 18 plays a round in the frame of another origin, finds it in the game wallet, and withdraws from the game', async ({
  quietPage: page,
  customer,
  request,
  baseURL,
  t,
}) => {
  const word = (key: string, values?: Record<string, string>) => t('games', `game.${key}`, values);
  const won = await request.post('/sandbox/prizes', { data: { to: customer.email, amount: 10_000 } });
  expect(won.ok()).toBe(true);
  await page.goto('/mn/lottery');
  const age = page.getByRole('dialog', { name: t('games', 'age.title') });
  await expect.poll(async () => (await age.boundingBox())?.width).toBe(480);
  await age.getByRole('button', { name: t('games', 'age.agree') }).click();
  await page.getByRole('button', { name: word('open'), exact: true }).click();
  const popup = page.getByRole('dialog', { name: word('title') });
  await expect.poll(() => popup.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  const frame = popup.getByTitle(word('frame'), { exact: true });
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin).not.toBe(new URL(baseURL ?? '').origin);
  expect(address.search).toBe('?lang=mn');
  await popup.getByRole('button', { name: word('throw', { stake: '500₮' }) }).click();
  await expect(popup.getByText(word('today', { played: '1', most: '20' }))).toBeVisible();
  const result = popup.getByRole('status').filter({ hasText: /хожлоо|хожил/ });
  const prize = Number((/([\d,]+)₮/.exec((await result.textContent()) ?? '')?.[1] ?? '0').replace(',', ''));
  const held = new Intl.NumberFormat('en').format(10_000 - 500 + prize);
  await expect(popup.getByText(`${held}₮`, { exact: true })).toBeVisible();
  await expectClean(page, 'game');
  await frame.contentFrame().getByRole('button', { name: 'Хожлоо авах' }).click();
  const withdrawal = page.getByRole('dialog', { name: t('account', 'gameWallet.withdrawTitle') });
  await expect(withdrawal.getByText(t('account', 'gameWallet.missingTitle'))).toBeVisible();
  await page.goto('/mn/user/game-wallet');
  await expect(page.getByText(`${held}₮`, { exact: true })).toBeVisible();
});
