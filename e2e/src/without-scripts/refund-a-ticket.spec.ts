import type { Browser, Page } from '@playwright/test';
import { book, pay } from '../fixtures/booking.ts';
import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { newTraveller } from '../fixtures/traveller.ts';

/** Another browser of the same customer, which runs no scripts. */
async function sameWithoutScripts(
  browser: Browser,
  page: Page,
  viewport: { width: number; height: number },
): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, storageState });
  return context.newPage();
}

/** Opens an order until it offers what a link is called, and follows it: tickets come a moment after the payment. */
async function pressOnOrder(page: Page, order: string, name: string): Promise<void> {
  await expect(async () => {
    await openRendered(page, order);
    await page.getByRole('link', { name }).click({ timeout: 2000 });
  }).toPass();
}

for (const [language, size, weeks] of [
  ['mn', { width: 390, height: 844 }, 39],
  ['en', { width: 1440, height: 900 }, 40],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });

    test('[REFUND-01] [REFUND-09] [SEC-3] one of two tickets is given back, to an account whose holder was read first', async ({
      page: withScripts,
      customer,
      browser,
      baseURL,
      t,
    }) => {
      const { depart, back } = travelDays(weeks);
      const reference = await book(
        withScripts.context().request,
        baseURL ?? '',
        customer,
        { depart_date: depart, return_date: back },
        { companions: [{ ...newTraveller(), givenName: 'TEMUULEN' }], wanted: 'refundable' },
      );
      await pay(withScripts, baseURL ?? '', reference);
      const order = `${baseURL}/${language}/user/order/flight/${reference}`;
      const page = await sameWithoutScripts(browser, withScripts, size);
      await pressOnOrder(page, order, t('account', 'refund.action'));

      const main = page.getByRole('main');
      const form = page.locator('form').filter({ has: page.locator('#plain-refund-account') });
      await form.getByRole('checkbox').first().uncheck({ force: true });
      await form.locator('#plain-refund-bank').selectOption('Khan');
      const send = form.getByRole('button');
      await send.click();
      await expect(form.locator('#plain-refund-reason')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('#plain-refund-account')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('#plain-refund-bank')).toHaveValue('Khan');
      await expect(form.getByRole('checkbox').first()).not.toBeChecked();
      await form.locator('#plain-refund-reason').selectOption('plans');
      await form.locator('#plain-refund-account').fill('5123456789');
      await send.click();
      await expect(form.locator('#plain-refund-holder')).toHaveValue(/^[A-Z]+ [A-Z]+$/);
      // The session alone sends no money to a bank account.
      await form.locator('#plain-refund-password').fill('not-this-one');
      await send.click();
      await expect(form.locator('#plain-refund-password')).toHaveAttribute('aria-invalid', 'true');
      await expect(form.locator('#plain-refund-password')).toHaveValue('');
      await form.locator('#plain-refund-password').fill(customer.password);
      await send.click();
      await expect(page).toHaveURL(order);
      await expect(async () => {
        await page.reload();
        await expect(main.getByText(t('account', 'refund.track.in-process'), { exact: true })).toBeVisible({
          timeout: 2000,
        });
      }).toPass({ timeout: 60_000 });
      await page.context().close();
    });

    test('[CALL-55] [CALL-56] [ROUTE-12] a ticket is changed to another week, after a mistake', async ({
      page: withScripts,
      customer,
      browser,
      baseURL,
      t,
    }) => {
      const held = travelDays(weeks + 2);
      const wanted = travelDays(weeks + 4);
      const days = { depart_date: held.depart, return_date: held.back };
      const reference = await book(withScripts.context().request, baseURL ?? '', customer, days);
      await pay(withScripts, baseURL ?? '', reference);
      const order = `${baseURL}/${language}/user/order/flight/${reference}`;
      const page = await sameWithoutScripts(browser, withScripts, size);
      await pressOnOrder(page, order, t('flights', 'change.action'));

      const main = page.getByRole('main');
      await expect(main.getByText(t('change', 'search.choose'))).toBeVisible();
      await page.locator('input[name=depart_date]').fill(wanted.depart);
      await page.locator('input[name=return_date]').fill(wanted.back);
      await main.getByRole('button', { name: t('flights', 'search.submit') }).click();
      await main.getByRole('article').first().getByRole('link').click();
      await expect(page).toHaveURL(/\/exchange\/view\//);
      const reason = page.locator('#change-reason');
      const confirm = main.getByRole('button', { name: t('change', 'confirm.submit') });
      await confirm.click();
      await expect(reason).toHaveAttribute('aria-invalid', 'true');
      await reason.selectOption('health');
      await confirm.click();
      await expect(page).toHaveURL(order);
      await expect(main.getByText(t('account', 'money.change-unpaid.title'))).toBeVisible();
      await page.context().close();
    });
  });
