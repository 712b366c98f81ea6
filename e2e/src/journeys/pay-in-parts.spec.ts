import type { Locator, Page } from '@playwright/test';
import { bookingAddress, checkOffer, payAtBank } from '../fixtures/booking.ts';
import { bookButton } from '../fixtures/flight-steps.ts';
import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import type { Translate } from '../fixtures/messages.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

test('[PAY-02.1] [PAY-02.2] [PAY-04] [INST-08] [INST-11.1] [ROUTE-06.1] [ROUTE-06.2] [MODAL-41] a flight is paid in parts: the first one brings the ticket, the rest is paid from the order', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(23);
  const offer = await checkOffer(
    page.context().request,
    baseURL ?? '',
    { depart_date: depart, return_date: back },
    'in-parts',
  );
  await page.goto(bookingAddress('mn', offer));
  await fillPassenger(page, t, customer);
  await submitBooking(page, t).click();

  const choice = page.getByRole('dialog', { name: t('checkout', 'type.title') });
  const plans = choice.getByRole('radio', { name: t.like('checkout', 'type.parts.title') });
  // On a phone each payment of a plan has a line of its own, and no line holds less than a payment.
  expect(await linesWithoutAmount(choice)).toEqual([]);
  await plans.first().check({ force: true });
  await expect(bookButton(page, t)).toBeDisabled();
  await expect(bookButton(page, t)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(bookButton(page, t)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await choice.getByRole('checkbox').check({ force: true });
  await bookButton(page, t).click();

  await page.waitForURL(/\/checkout\/[A-Z0-9-]+\?p=bnpl$/);
  await expect(page.getByText(t('checkout', 'sum.later'))).toBeVisible();
  await payHere(page, t);
  await page.waitForURL(/\/user\/order\/flight\/[A-Z0-9-]+$/);
  await expect(page.getByText(t('account', 'money.in-parts.title'))).toBeVisible({ timeout: 20_000 });

  await page.getByRole('button', { name: t('account', 'order.schedule') }).click();
  const schedule = page.getByRole('dialog', { name: t('checkout', 'schedule.title') });
  const all = schedule.getByRole('checkbox', { name: t.like('checkout', 'schedule.all') });
  if (await all.isVisible()) await all.check({ force: true });
  await schedule.getByRole('button', { name: t.like('checkout', 'schedule.pay') }).click();
  await page.waitForURL(/\/checkout\/[A-Z0-9-]+\?p=bnpl&now_pay_amount=\d+$/);
  await payHere(page, t);
  await page.waitForURL(/\/user\/order\/flight\/[A-Z0-9-]+$/);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 20_000 });
});

/** Opens the invoice of what is due and pays it on the bank's page. */
async function payHere(page: Page, t: Translate) {
  const answered = page.waitForResponse((response) => response.url().includes('/api/payment/v1/invoice/'));
  await page
    .getByRole('button', { name: t.like('checkout', 'method.QPAY.pay') })
    .first()
    .click();
  const { result } = (await (await answered).json()) as { result: { qr_text: string } };
  await expect(page.getByRole('dialog', { name: t('checkout', 'payment.title') })).toBeVisible();
  const bank = await page.context().newPage();
  await payAtBank(bank, result.qr_text);
  await bank.close();
}

/** What is on lines that hold neither a word nor a number. */
function linesWithoutAmount(shown: Locator): Promise<string[]> {
  return shown.evaluate((element) => {
    const lines = new Map<number, string>();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { top, width } of range.getClientRects()) {
        const line = Math.round(top);
        if (width > 0) lines.set(line, `${lines.get(line) ?? ''}${node.textContent ?? ''}`);
      }
    }
    return [...lines.values()].filter((text) => !/[\p{L}\p{N}]/u.test(text));
  });
}
