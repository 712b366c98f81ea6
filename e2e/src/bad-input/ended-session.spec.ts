import type { Page } from '@playwright/test';
import { book } from '../fixtures/booking.ts';
import { atChoiceOfPayment, atFilledBooking, bookButton, expectKept } from '../fixtures/flight-steps.ts';
import { submitBooking } from '../fixtures/passengers.ts';
import { expect, test } from '../fixtures/test.ts';
import { endAllSessions } from '../fixtures/traveller.ts';
import type { Say } from '../fixtures/messages.ts';

const newPassword = 'three-felt-tents';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('A session that was ended on another device', () => {
  test('[SEC-7] [GAP-49] at the booking: signed out, everything typed stays, and after signing in again it is booked', async ({
    page,
    say,
    sandbox,
    baseURL,
    playwright,
  }) => {
    const traveller = await atChoiceOfPayment({ page, say, sandbox, baseURL });
    await endAllSessions(playwright.request, baseURL ?? '', sandbox, traveller, newPassword);
    await bookButton(page, say).click();
    await expect(page.getByText(say('flights', 'booking.signedOut')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: say('host', 'account.sign_in') }).first()).toBeVisible();
    await expectKept(page, say);
    expect((await page.context().cookies()).filter(({ name }) => name === 'tapa_accessToken')).toEqual([]);

    await submitBooking(page, say).click();
    await signInAgain(page, say, { email: traveller.email, password: newPassword });
    await bookButton(page, say).click();
    await page.waitForURL(/\/checkout\//);
  });

  test('[GAP-49] leaves a half-filled booking over a step away and back', async ({
    page,
    say,
    sandbox,
    baseURL,
    playwright,
  }) => {
    const traveller = await atFilledBooking({ page, say, sandbox, baseURL });
    await submitBooking(page, say).click();
    await expect(bookButton(page, say)).toBeVisible();
    await endAllSessions(playwright.request, baseURL ?? '', sandbox, traveller, newPassword);
    await bookButton(page, say).click();
    await expect(page.getByText(say('flights', 'booking.signedOut')).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: say('host', 'menu.label') })
      .getByRole('link', { name: say('host', 'menu.home') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: say('host', 'home.heading') })).toBeVisible();
    await page.goBack();
    await expectKept(page, say);
  });

  test('[GAP-49] at the payment: asks to sign in, keeps the order, and goes on', async ({
    page,
    context,
    say,
    sandbox,
    baseURL,
    playwright,
    customer: traveller,
  }) => {
    const reference = await book(context.request, baseURL ?? '', traveller);
    await page.goto(`/mn/checkout/${reference}?p=regular`);
    const pay = page.getByRole('button', { name: say.like('checkout', 'method.QPAY.pay') }).first();
    await expect(pay).toBeVisible();
    await endAllSessions(playwright.request, baseURL ?? '', sandbox, traveller, newPassword);
    await pay.click();
    const window = page.getByRole('dialog', { name: say('checkout', 'payment.title') });
    await expect(window.getByText(say('shared', 'problem.not-signed-in'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: say('checkout', 'signIn.title') })).toBeVisible();
    await expect(page.getByRole('main').getByText(reference)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('checkout', 'signIn.action') })
      .click();
    await signInAgain(page, say, { email: traveller.email, password: newPassword });
    await expect(pay).toBeVisible();
  });
});

async function signInAgain(page: Page, say: Say, { email, password }: { email: string; password: string }) {
  const field = page.getByLabel(say('account', 'access.password'), { exact: true });
  await expect(field).toBeVisible();
  const dialog = page.getByRole('dialog').filter({ has: field });
  await dialog.getByText(say('account', 'access.email'), { exact: true }).click();
  await dialog.getByLabel(say('account', 'access.emailAddress')).fill(email);
  await field.fill(password);
  await field.press('Enter');
}
