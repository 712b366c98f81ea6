import type { Page } from '@playwright/test';
import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';
import { newTraveller, register } from '../fixtures/traveller.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('The keyboard alone leads from the flights to the payment window, the focus always in sight', async ({
  page,
  context,
  say,
  sandbox,
  baseURL,
}) => {
  const traveller = newTraveller();
  await register(context.request, baseURL ?? '', sandbox, traveller);
  await page.goto(resultsAddress('mn'));
  const select = page.getByRole('button', { name: say.like('flights', 'card.selectLabel') }).first();
  await expect(select).toBeVisible({ timeout: 20_000 });

  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  await tabTo(page, say.like('flights', 'card.selectLabel'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/flights\/offer/);
  await expect(page.getByRole('button', { name: say('flights', 'offer.continue') }).first()).toBeVisible();

  await tabTo(page, new RegExp(`^${say('flights', 'rules.refundTitle')}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focusedName(page)).toContain(say('flights', 'rules.refundTitle'));

  await tabTo(page, new RegExp(`^${say('flights', 'offer.continue')}$`));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/flights\/booking/);
  await fillPassenger(page, say, traveller);
  await submitBooking(page, say).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: say('checkout', 'type.title') })).toBeVisible();
  await tabTo(page, new RegExp(`^${say('checkout', 'type.action')}$`));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\//);
  await tabTo(page, say.like('checkout', 'method.QPAY.pay'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: say('checkout', 'payment.qrTitle') })).toBeVisible();
});

test('A step to another page moves the focus into it', async ({ page, say }) => {
  await page.goto('/mn');
  await expect(page.getByRole('button', { name: say('flights', 'search.submit') })).toBeVisible();
  await tabTo(page, /^Нислэг$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/flights$/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

/** Tabs until the name of what has the focus fits; as a person would, one step at a time. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 150; step += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.matches('a, button, input, select, textarea, summary')) return '';
    return (activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '').trim();
  });
}

async function expectFocusSeen(page: Page) {
  const width = await page.evaluate(() => {
    const style = document.activeElement && getComputedStyle(document.activeElement);
    return style ? Number.parseFloat(style.outlineWidth) : 0;
  });
  expect(width).toBeGreaterThanOrEqual(2);
}
