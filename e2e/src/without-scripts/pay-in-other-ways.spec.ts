import { book, pay } from '../fixtures/booking.ts';
import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('Without scripts, 390 wide, in mn', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[API-27] [MODAL-11.3] [MNY-5] a coupon lowers an order, the wallet is filled by card, and pays it', async ({
    page,
    t,
    customer,
    baseURL,
  }) => {
    const main = page.getByRole('main');
    const send = page.locator('button[form=pay-form]').filter({ visible: true });
    const { depart, back } = travelDays(41);
    const days = { depart_date: depart, return_date: back };
    const reference = await book(page.context().request, baseURL ?? '', customer, days);
    await openRendered(page, `/mn/checkout/${reference}`);
    const coupon = page.locator('#coupon-code');
    const apply = main.getByRole('button', { name: t('checkout', 'coupon.apply') });
    await coupon.fill('NOT-THIS');
    await apply.click();
    await expect(coupon).toHaveAttribute('aria-invalid', 'true');
    await expect(coupon).toHaveValue('NOT-THIS');
    await coupon.fill('aylal10');
    await apply.click();
    await expect(main.getByText(t('checkout', 'coupon.applied'))).toBeVisible();

    await main.getByRole('radio', { name: t('checkout', 'method.WALLET.title') }).check({ force: true });
    await send.click();
    await expect.poll(() => page.content()).toContain(t('shared', 'problem.not-enough-money'));

    await openRendered(page, '/mn/user/wallet');
    const amount = page.locator('#plain-top-up-amount');
    const order = main.getByRole('button', { name: t('account', 'wallet.toPayment') });
    await amount.fill('much');
    await order.click();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(amount).toHaveValue('much');
    await amount.fill('20 000 000');
    await order.click();
    await expect(page).toHaveURL(/\/checkout\/AYL-/);
    await main.getByRole('radio', { name: t('checkout', 'method.CARD.title') }).check({ force: true });
    await send.click();
    await expect(page).toHaveURL(/pay=CARD/);
    await main.getByRole('link', { name: t('checkout', 'card.go') }).click();
    await page.waitForURL(/\/sandbox\/bank\//);
    await page.locator('form:has(input[value=pay]) button').click();
    await page.waitForURL(/\/(checkout|user)\//);

    await expect(async () => {
      await openRendered(page, '/mn/user/wallet');
      await expect(main.getByText('20,000,000₮', { exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await openRendered(page, `/mn/checkout/${reference}`);
    await main.getByRole('radio', { name: t('checkout', 'method.WALLET.title') }).check({ force: true });
    await send.click();
    await main.getByRole('link', { name: t('checkout', 'paid.action') }).click();
    await expect(page).toHaveURL(new RegExp(`/user/order/flight/${reference}$`));
    await expect(main.getByText(t('account', 'money.paid.title'))).toBeVisible();
  });

  test('[INST-14.1] [PAY-04] [CALL-45] an order is paid in parts once that is agreed to', async ({
    page,
    t,
    customer,
    baseURL,
  }) => {
    const { depart, back } = travelDays(42);
    const days = { depart_date: depart, return_date: back };
    const { request } = page.context();
    const reference = await book(request, baseURL ?? '', customer, days, { wanted: 'in-parts' });
    await openRendered(page, `/mn/checkout/${reference}`);
    const terms = page.locator('form').filter({ has: page.locator('[name=terms]') });
    const change = terms.getByRole('button', { name: t('checkout', 'terms.action') });
    const parts = terms.getByRole('radio', { name: t.like('checkout', 'type.parts.title') }).first();
    await terms.locator('summary').click();
    await parts.check({ force: true });
    await change.click();
    await expect(terms.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await expect(parts).toBeChecked();
    await terms.getByRole('checkbox').check({ force: true });
    await change.click();
    await expect(page).toHaveURL(/\?p=bnpl$/);
    await expect(page.getByText(t('checkout', 'sum.later'))).toBeVisible();
  });
});

test.describe('Without scripts, 1440 wide, in en', () => {
  test.use({ language: 'en', viewport: { width: 1440, height: 900 } });

  test('[REFUND-12] an order is cancelled after a question', async ({ page, t, customer, baseURL }) => {
    const { depart, back } = travelDays(43);
    const days = { depart_date: depart, return_date: back };
    const reference = await book(page.context().request, baseURL ?? '', customer, days);
    await openRendered(page, `/en/user/order/flight/${reference}`);
    const main = page.getByRole('main');
    await main
      .getByRole('link', { name: t('account', 'cancel.order.action') })
      .filter({ visible: true })
      .click();
    await main
      .getByRole('button', { name: t('account', 'cancel.order.yes') })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`/user/order/flight/${reference}$`));
    await expect(main.getByRole('row').filter({ hasText: t('account', 'ledger.kind.cancelled') })).toBeVisible();
  });

  test('[HOTEL-09] [REFUND-11] a hotel is refunded to an account whose holder was read first', async ({
    page,
    t,
    customer,
    baseURL,
    browser,
  }) => {
    const { depart, back } = travelDays(8);
    await openRendered(page, `/en/hotels/view/DLZ-0002/hotel?check_in=${depart}&check_out=${back}&adults=1`);
    await page
      .getByRole('button', { name: t.like('hotels', 'rooms.bookLabel') })
      .first()
      .click();
    await page.locator('#hotel-booking-contact_phone').fill('99112233');
    await page.locator('#hotel-booking-guests-0-last_name').fill(customer.surname);
    await page.locator('#hotel-booking-guests-0-first_name').fill(customer.givenName);
    await page.getByRole('radio', { name: t('shared', 'person.female') }).check({ force: true });
    await page
      .locator('button[type=submit]:is([form=hotel-booking], #hotel-booking *)')
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/checkout\/AYL-/);
    const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const bank = await browser.newPage({ storageState: await page.context().storageState() });
    await pay(bank, baseURL ?? '', reference);
    await bank.context().close();
    const main = page.getByRole('main');
    await expect(async () => {
      await openRendered(page, `/en/user/order/hotel/${reference}`);
      await main
        .getByRole('link', { name: t('account', 'hotel.refund.action') })
        .filter({ visible: true })
        .click({ timeout: 2000 });
    }).toPass();
    const form = page.locator('form').filter({ has: page.locator('#plain-refund-account') });
    await form.locator('#plain-refund-reason').selectOption('plans');
    await form.locator('#plain-refund-bank').selectOption('Khan');
    await form.locator('#plain-refund-account').fill('5123456789');
    await form.getByRole('button').click();
    await expect(form.locator('#plain-refund-holder')).toHaveValue(/^[A-Z]+ [A-Z]+$/);
    await form.locator('#plain-refund-password').fill(customer.password);
    await form.getByRole('button').click();
    await expect(form.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('checkbox').check({ force: true });
    await form.locator('#plain-refund-password').fill(customer.password);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/user/order/hotel/${reference}$`));
    await expect(async () => {
      await page.reload();
      await expect(main.getByText(t('account', 'refund.track.in-process'), { exact: true })).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 60_000 });
  });
});
