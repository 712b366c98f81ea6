import type { Page } from '@playwright/test';
import { book } from '../fixtures/booking.ts';
import { atChoiceOfPayment, atFilledBooking, bookButton, expectKept } from '../fixtures/flight-steps.ts';
import { submitBooking } from '../fixtures/passengers.ts';
import { expect, test } from '../fixtures/test.ts';
import { endAllSessions } from '../fixtures/traveller.ts';
import type { Translate } from '../fixtures/messages.ts';

const newPassword = 'three-felt-tents';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('A session that was ended on another device', () => {
  test('[SEC-7] [GAP-49] at the booking: signed out, everything typed stays, and after signing in again it is booked', async ({
    page,
    t,
    sandbox,
    baseURL,
    playwright,
  }) => {
    const traveller = await atChoiceOfPayment({ page, t, sandbox, baseURL });
    await endAllSessions(playwright.request, baseURL ?? '', sandbox, traveller, newPassword);
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.signedOut')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('host', 'account.sign_in') }).first()).toBeVisible();
    await expectKept(page, t);
    expect((await page.context().cookies()).filter(({ name }) => name === 'tapa_accessToken')).toEqual([]);

    await submitBooking(page, t).click();
    await signInAgain(page, t, { email: traveller.email, password: newPassword });
    await bookButton(page, t).click();
    await page.waitForURL(/\/checkout\//);
  });

  test('[GAP-49] leaves a half-filled booking over a step away and back', async ({
    page,
    t,
    sandbox,
    baseURL,
    playwright,
  }) => {
    const traveller = await atFilledBooking({ page, t, sandbox, baseURL });
    await submitBooking(page, t).click();
    await expect(bookButton(page, t)).toBeVisible();
    await endAllSessions(playwright.request, baseURL ?? '', sandbox, traveller, newPassword);
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.signedOut')).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: t('host', 'menu.label') })
      .getByRole('link', { name: t('host', 'menu.home') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.heading') })).toBeVisible();
    await page.goBack();
    await expectKept(page, t);
  });

  test('[GAP-49] at the payment: asks to sign in, keeps the order, and goes on', async ({
    page,
    context,
    t,
    sandbox,
    baseURL,
    playwright,
    customer: traveller,
  }) => {
    const reference = await book(context.request, baseURL ?? '', traveller);
    await page.goto(`/mn/checkout/${reference}?p=regular`);
    const pay = page.getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') }).first();
    await expect(pay).toBeVisible();
    await endAllSessions(playwright.request, baseURL ?? '', sandbox, traveller, newPassword);
    await pay.click();
    const window = page.getByRole('dialog', { name: t('checkout', 'payment.title') });
    await expect(window.getByText(t('shared', 'problem.not-signed-in'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: t('checkout', 'signIn.title') })).toBeVisible();
    await expect(page.getByRole('main').getByText(reference)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('checkout', 'signIn.action') })
      .click();
    await signInAgain(page, t, { email: traveller.email, password: newPassword });
    await expect(pay).toBeVisible();
  });
});

async function signInAgain(page: Page, t: Translate, { email, password }: { email: string; password: string }) {
  const field = page.getByLabel(t('account', 'access.password'), { exact: true });
  await expect(field).toBeVisible();
  const dialog = page.getByRole('dialog').filter({ has: field });
  await dialog.getByText(t('account', 'access.email'), { exact: true }).click();
  await dialog.getByLabel(t('account', 'access.emailAddress')).fill(email);
  await field.fill(password);
  await field.press('Enter');
}
