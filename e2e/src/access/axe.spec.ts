import type { Page } from '@playwright/test';
import { book, bookingAddress, checkOffer } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { submitBooking } from '../fixtures/passengers.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';
import { newTraveller } from '../fixtures/traveller.ts';
import type { Translate } from '../fixtures/messages.ts';

const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const [screen, viewport] of Object.entries(screens)) {
  test.describe(`With a ${screen}`, () => {
    test.use({
      viewport,
      colorScheme: 'light',
      isMobile: screen === 'phone',
      hasTouch: screen === 'phone',
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('axe finds nothing on home and in the lists of its search', async ({ page, t }) => {
      await page.goto('/mn');
      await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
      await expectClean(page, 'home');
      const from = page.getByRole('combobox', { name: t('flights', 'search.from') });
      await from.click();
      await from.last().fill('ула');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectClean(page, 'places');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: new RegExp(`^${t('flights', 'search.depart')}`) })
        .first()
        .click();
      await expect(page.locator('[data-date]').first()).toBeVisible();
      await expectClean(page, 'calendar');
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: new RegExp(`^${t('flights', 'search.passengers')}`) })
        .first()
        .click();
      await expect(page.getByText(t('flights', 'travellers.infantHint'))).toBeVisible();
      await expectClean(page, 'passengers');
      await page.keyboard.press('Escape');
      await page.goto('/mn/flights?_from=UBN&_to=UBN&depart_date=2020-01-01&trip_type=OW&adult=1&infant=3');
      await expect(page.getByText(t('flights', 'search.addressFault'))).toBeVisible();
      await expectClean(page, 'search with faults');
    });

    test('axe finds nothing on results and in their filters', async ({ page, t }) => {
      await page.goto(resultsAddress('mn'));
      await expect(select(page, t)).toBeVisible();
      await expectClean(page, 'results');
      if (screen === 'desktop') return;
      await page.getByRole('button', { name: t('flights', 'filters.title') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, 'filters');
    });

    test('axe finds nothing on an offer and in its dialogs', async ({ page, t }) => {
      await page.goto(resultsAddress('mn'));
      await select(page, t).click();
      await expect(page.getByRole('button', { name: t('flights', 'offer.continue') }).first()).toBeVisible();
      await expectClean(page, 'offer');
      const openers = [
        t('flights', 'rules.refundTitle'),
        t('flights', 'rules.changeTitle'),
        t('flights', 'bag.open'),
        t('flights', 'offer.ask'),
      ];
      for (const name of openers) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectClean(page, name);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test('axe finds nothing on booking with its errors, nor in signing in', async ({
      page,
      t,
      request,
      baseURL,
      sandbox,
    }) => {
      await page.goto(bookingAddress('mn', await checkOffer(request, baseURL ?? '')));
      await expect(page.getByRole('main').getByLabel(t('shared', 'contact.contact_email'))).toBeVisible();
      await expectClean(page, 'booking');
      await expectFooterBelowDesktopStepsOnly(page, screen);
      await submitBooking(page, t).click();
      await expect(page.getByText(t.like('shared', 'form.summary_other'))).toBeVisible();
      await expectClean(page, 'booking with errors');
      await page.goto('/mn/user/order');
      await page
        .getByRole('button', { name: t('account', 'access.signIn'), exact: true })
        .last()
        .click();
      await expectSignInClean(page, t, sandbox);
    });

    test('axe finds nothing from the choice of payment to the order', async ({
      page,
      context,
      t,
      baseURL,
      customer: traveller,
    }) => {
      const reference = await book(context.request, baseURL ?? '', traveller);
      await page.goto(`/mn/checkout/${reference}?p=regular`);
      const pay = page.getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') }).first();
      await expect(pay).toBeVisible();
      await expectClean(page, 'checkout');
      await expectFooterBelowDesktopStepsOnly(page, screen);
      await pay.click();
      await expect(page.getByRole('img', { name: t('checkout', 'payment.qrTitle') })).toBeVisible();
      await expectClean(page, 'payment window');
      await page.goto('/mn/user/order');
      await expect(page.getByText(reference).first()).toBeVisible();
      await expectClean(page, 'orders');
      await page.goto(`/mn/user/order/flight/${reference}`);
      await expect(page.getByText(t('account', 'money.unpaid.title'))).toBeVisible();
      await expectClean(page, 'order');
    });

    test('axe finds nothing on pages that are missing or rest', async ({ page, t }) => {
      await page.goto('/mn/no-such-page');
      await expect(page.getByRole('heading', { name: t('host', 'not_found.title') })).toBeVisible();
      await expectClean(page, 'not found');
      // Only for this page, so that nobody else's remote goes away.
      await page.route(/\/releases\/mf-flights\/.*\.js/, (route) => route.abort());
      await page.goto('/mn/flights', { waitUntil: 'commit' });
      await expect(page.locator('[data-remote=mf-flights]')).toBeVisible({ timeout: 20_000 });
      await expectClean(page, 'resting');
    });
  });
}

/** On a phone 1,700 px of links below the bar of a step lead away from it. */
async function expectFooterBelowDesktopStepsOnly(page: Page, screen: string) {
  const footer = page.locator('footer').filter({ has: page.getByRole('textbox') });
  await expect(footer).toBeVisible({ visible: screen === 'desktop' });
}

async function expectSignInClean(page: Page, t: Translate, sandbox: { codeFor(to: string): Promise<string> }) {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(t('account', 'access.password'), { exact: true })).toBeVisible();
  await expectClean(page, 'sign in');
  await dialog.getByRole('button', { name: t('account', 'access.signIn'), exact: true }).click();
  await expectClean(page, 'sign in with errors');
  await dialog.getByRole('button', { name: t('account', 'access.forgot') }).click();
  await expect(dialog.getByRole('button', { name: t('account', 'access.sendCode') })).toBeVisible();
  await expectClean(page, 'recover');
  await dialog.getByRole('button', { name: t('account', 'access.backToSignIn') }).click();
  await dialog.getByRole('button', { name: t('account', 'access.registerLink') }).click();
  const { email } = newTraveller();
  await dialog.getByText(t('account', 'access.email'), { exact: true }).click();
  await dialog.getByLabel(t('account', 'access.emailAddress')).fill(email);
  await expectClean(page, 'register');
  await dialog.getByRole('button', { name: t('account', 'access.sendCode') }).click();
  await expect(dialog.getByLabel(t('account', 'access.code'))).toBeVisible();
  await expectClean(page, 'code');
  // Four digits are sent by themselves.
  await dialog.getByLabel(t('account', 'access.code')).fill(await sandbox.codeFor(email));
  await expect(dialog.getByLabel(t('shared', 'person.surname'))).toBeVisible();
  await expectClean(page, 'name and password');
}

function select(page: Page, t: Translate) {
  return page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first();
}
