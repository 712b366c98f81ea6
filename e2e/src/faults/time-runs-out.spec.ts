import type { Locator, Page } from '@playwright/test';
import { book } from '../fixtures/booking.ts';
import { atChoiceOfPayment, atFilledBooking, bookButton, expectKept } from '../fixtures/flight-steps.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { submitBooking } from '../fixtures/passengers.ts';
import type { openSandbox } from '../fixtures/sandbox.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';
import { saveBankAccount, signIn } from '../fixtures/traveller.ts';
import type { Translate } from '../fixtures/messages.ts';

/** The system's time goes on by some hours here and never back: this file is the last of its project. */
test.use({ viewport: { width: 1440, height: 900 } });
// The page's clock starts where the system's has come to.
test.beforeEach(async ({ page, sandbox }) => page.clock.install({ time: await sandbox.now() }));

const quoteMinutes = 21;
const offerMinutes = 31;

test.describe('When the fixed price has run out', () => {
  test('[MNY-6] the booking page says so, keeps what is typed, and goes on with a price checked again', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atFilledBooking({ page, t, sandbox, baseURL });
    await expect(page.getByText(t.like('flights', 'booking.quoteUntil'))).toBeVisible();
    await pass(page, sandbox, quoteMinutes);
    const notice = page.locator('[role=alert]').filter({ hasText: t('flights', 'booking.quoteExpiredTitle') });
    await expect(notice).toBeVisible();
    await expect(notice.getByText(t('flights', 'booking.quoteExpiredText'))).toBeVisible();
    await expectKept(page, t);
    await notice.getByRole('button', { name: t('flights', 'booking.checkAgain') }).click();
    await agreeToNewPrice(page, t, notice);
    await expect(page.getByText(t.like('flights', 'booking.quoteUntil'))).toBeVisible();
    await submitBooking(page, t).click();
    await bookButton(page, t).click();
    await page.waitForURL(/\/checkout\//);
  });

  test('[MNY-6] for the provider alone, it books nothing, says so, and books after another check', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    await sandbox.advanceClock(quoteMinutes * 60);
    await bookButton(page, t).click();
    const said = page.locator('main').getByText(t('shared', 'problem.quote-expired'));
    await expect(said).toBeVisible();
    await expectKept(page, t);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('flights', 'booking.checkAgain') })
      .click();
    await agreeToNewPrice(page, t, said);
    await submitBooking(page, t).click();
    await bookButton(page, t).click();
    await page.waitForURL(/\/checkout\//);
  });
});

test.describe('When the offers are old', () => {
  test('[FLIGHT-07] a list that was left open searches again and says so', async ({ page, t, sandbox }) => {
    await page.goto(resultsAddress('mn'));
    const first = page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first();
    await expect(first).toBeVisible();
    // The list is rendered on the server, and only a hydrated page sorts as soon as it is asked to. A clock moved earlier would end the loading of its code.
    await page.getByRole('combobox', { name: t('flights', 'sort.label') }).selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await pass(page, sandbox, offerMinutes);
    await expect(page.getByText(t('flights', 'results.renewed'))).toBeVisible();
    await first.click();
    await expect(page.getByRole('button', { name: t('flights', 'offer.continue') }).first()).toBeVisible();
  });

  test('[FLIGHT-07] an offer that was left open cannot be booked and leads to a new search', async ({
    page,
    t,
    sandbox,
  }) => {
    await page.goto(resultsAddress('mn'));
    await page
      .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
      .first()
      .click();
    const go = page.getByRole('button', { name: t('flights', 'offer.continue') }).first();
    await expect(go).toBeVisible();
    await pass(page, sandbox, offerMinutes);
    await go.click();
    await expect(page.getByRole('heading', { name: t('flights', 'offer.goneTitle') })).toBeVisible();
    await expect(page.getByText(t('shared', 'problem.offer-expired'))).toBeVisible();
    await page.getByRole('link', { name: t('flights', 'offer.searchAgain') }).click();
    await page.waitForURL(/\/flights\/results\?/);
    await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible();
  });
});

test.describe('When the time to pay has run out', () => {
  test('[GAP-89.2] the checkout says where money is, takes none, and leads to a new search', async ({
    page,
    context,
    t,
    sandbox,
    baseURL,
    customer: traveller,
  }) => {
    const reference = await book(context.request, baseURL ?? '', traveller);
    await page.goto(`/mn/checkout/${reference}?p=regular`);
    await expect(page.getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') }).first()).toBeVisible();
    await sandbox.advanceClock(26 * 60);
    await page.reload();
    await expect(page.getByText(t('checkout', 'hold.soonTitle'))).toBeVisible();
    await pass(page, sandbox, 5);
    await expect(page.getByRole('heading', { name: t('checkout', 'expired.title') })).toBeVisible();
    await expect(page.getByText(t('checkout', 'expired.text', { refNumber: reference }))).toBeVisible();
    await expect(page.getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: t('checkout', 'expired.title') })).toBeVisible();
    await page.getByRole('link', { name: t('checkout', 'expired.action') }).click();
    await expect(page.getByRole('search')).toBeVisible();
  });
});

test.describe('When a new bank account has settled', () => {
  test('[PROD-06.4] [MODAL-57] [GAME-06] [GAME-10] [SEC-3] a winner withdraws in two steps, and follows the money to the bank', async ({
    page,
    context,
    t,
    sandbox,
    baseURL,
    customer,
  }) => {
    const word = (key: string) => t('account', `gameWallet.${key}`);
    await saveBankAccount(context.request, baseURL ?? '', sandbox, customer);
    const won = await context.request.post('/sandbox/prizes', { data: { to: customer.email, amount: 50_000 } });
    expect(won.ok()).toBe(true);
    await pass(page, sandbox, 72 * 60);
    await signIn(context.request, baseURL ?? '', customer);

    await page.goto('/mn/user/game-wallet');
    await page.getByRole('button', { name: word('withdraw') }).click();
    const popup = page.getByRole('dialog', { name: word('withdrawTitle') });
    await popup.getByRole('button', { name: t('account', 'access.sendCode') }).click();
    const digits = popup.getByRole('textbox', { name: t('account', 'access.code') });
    await expect(digits).toBeVisible();
    await digits.fill(await sandbox.codeFor(customer.email));
    const amount = popup.getByRole('textbox', { name: word('amount') });
    await amount.fill('60000');
    await popup.getByRole('button', { name: word('withdraw') }).click();
    await expect(popup.getByText(t('account', 'ilottery_withdraw_error'))).toBeVisible();
    await expectClean(page, 'withdrawal with a fault');
    await amount.fill('20000');
    await popup.getByRole('button', { name: t.like('account', 'gameWallet.withdrawAmount') }).click();
    await expect(popup.getByText(t('account', 'walletLine.status.PENDING'))).toBeVisible();
    await popup.getByRole('button', { name: word('done.close') }).click();
    await expect(page.getByText('30,000₮', { exact: true })).toBeVisible();
    const line = page.getByRole('listitem').filter({ hasText: '−20,000₮' });
    await expect(line).toContainText(t('account', 'walletLine.status.DONE'), { timeout: 30_000 });
  });
});

/** The system's clock and that of the page go on together, as when a laptop was closed. */
async function pass(page: Page, sandbox: ReturnType<typeof openSandbox>, minutes: number): Promise<void> {
  await sandbox.advanceClock(minutes * 60);
  await page.clock.fastForward(minutes * 60_000);
}

/** A fare may have moved meanwhile; then it is asked for, old and new. What was said of the old price goes with it. */
async function agreeToNewPrice(page: Page, t: Translate, oldNotice: Locator): Promise<void> {
  const agree = page.getByRole('button', { name: t('flights', 'offer.changedConfirm') });
  await expect
    .poll(async () => {
      if (await agree.isVisible()) await agree.click();
      return oldNotice.count();
    })
    .toBe(0);
}
