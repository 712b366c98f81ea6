import type { Page } from '@playwright/test';
import { book } from '../fixtures/booking.ts';
import { test, travelDays, expect } from '../fixtures/test.ts';

test('[MODAL-11.3] an order is paid by card after the bank has declined it: to the page of the bank and back', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(34);
  const reference = await book(page.context().request, baseURL ?? '', customer, {
    depart_date: depart,
    return_date: back,
  });
  await page.goto(`/mn/checkout/${reference}`);
  await page.getByRole('radio', { name: t('checkout', 'method.CARD.title') }).check({ force: true });
  await page
    .getByRole('button', { name: t.like('checkout', 'method.CARD.pay') })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/sandbox\/bank\//);
  await atBank(page, 'refuse');
  await page.waitForURL(/\/checkout\//);
  const declined = page.getByRole('alert').filter({ hasText: t('checkout', 'declined.title') });
  await expect(declined).toContainText(t('checkout', 'declined.reason.not-enough-money'));
  await expect(page.getByRole('radio', { name: t('checkout', 'method.CARD.title') })).toBeChecked();
  await declined.getByRole('button').first().click();
  await page.waitForURL(/\/sandbox\/bank\//);
  await atBank(page, 'pay');
  await page.waitForURL(new RegExp(`/user/order/flight/${reference}$`));
});

/** Presses the button of the bank's page that does this. */
function atBank(page: Page, action: 'pay' | 'refuse') {
  return page.locator(`form:has(input[value=${action}]) button`).click();
}
