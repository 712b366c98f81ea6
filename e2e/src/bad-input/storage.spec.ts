import type { Page } from '@playwright/test';
import { bookingAddress, checkOffer } from '../fixtures/booking.ts';
import { bookButton } from '../fixtures/flight-steps.ts';
import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('With the storage of the browser', () => {
  const states: { name: string; play: (page: Page) => Promise<void> }[] = [
    { name: 'blocked', play: blockStorage },
    { name: 'full', play: fillStorage },
    { name: 'holding rubbish', play: rubbishStorage },
  ];
  for (const { name, play } of states)
    test(`[WEB-6] ${name}, the way from the booking to the payment window works, and nothing of the traveller is stored`, async ({
      quietPage: page,
      context,
      t,
      baseURL,
      customer: traveller,
    }) => {
      await play(page);
      await page.goto(bookingAddress('mn', await checkOffer(context.request, baseURL ?? '')));
      await fillPassenger(page, t, traveller);
      await submitBooking(page, t).click();
      await bookButton(page, t).click();
      await page.waitForURL(/\/checkout\//);
      await page
        .getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') })
        .first()
        .click();
      await expect(page.getByRole('img', { name: t('checkout', 'payment.qrTitle') })).toBeVisible();
      expect(await storedBeside(page)).not.toMatch(new RegExp(`${traveller.surname}|${traveller.passport}|@`));
    });
});

test.describe('With cookies off', () => {
  test('[WEB-6] flights and the chosen currency are shown, and signing in says why it cannot last', async ({
    page,
    t,
    customer: traveller,
  }) => {
    await refuseCookies(page);
    await page.goto(resultsAddress('mn'));
    await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible();
    await page.getByRole('button', { name: t('host', 'currency.current', { code: 'MNT' }) }).click();
    await page.getByRole('menuitemradio', { name: /USD/ }).click();
    await expect(page.getByText(/US\$|\$\d/).first()).toBeVisible();
    await page.getByRole('button', { name: t('host', 'account.sign_in') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('account', 'access.email'), { exact: true }).click();
    await dialog.getByLabel(t('account', 'access.emailAddress')).fill(traveller.email);
    await dialog.getByLabel(t('account', 'access.password'), { exact: true }).fill(traveller.password);
    await dialog.getByRole('button', { name: t('account', 'access.signIn'), exact: true }).click();
    await expect(dialog.getByText(t('account', 'access.cookiesOff'))).toBeVisible();
    await expect(dialog.getByLabel(t('account', 'access.emailAddress'))).toHaveValue(traveller.email);
  });
});

/** As a browser that keeps nothing for this site: every touch of a storage throws. */
async function blockStorage(page: Page) {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, { get: refuse, configurable: true });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true });
    const BlockedChannel = function () {
      refuse();
    };
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: BlockedChannel, configurable: true });
  });
}

async function fillStorage(page: Page) {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('storage is full', 'QuotaExceededError');
    };
  });
}

async function rubbishStorage(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['aylal.intent.book-flight', 'aylal.intent.create-invoice', 'aylal']) {
      sessionStorage.setItem(name, '{"half a doc');
      localStorage.setItem(name, '\u0000 \u0000');
    }
  });
}

/** As a browser with cookies off: pages neither read nor write any, and what answers bring is not kept. */
async function refuseCookies(page: Page) {
  const context = page.context();
  await context.clearCookies();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.route('**/api/user/**', async (route) => {
    const response = await route.fetch();
    await context.clearCookies();
    const { 'set-cookie': _dropped, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}

/** Everything that lies in storages that can be read. */
async function storedBeside(page: Page): Promise<string> {
  return page.evaluate(() => {
    try {
      return JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    } catch {
      return '';
    }
  });
}
