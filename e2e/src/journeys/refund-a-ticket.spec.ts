import { book, pay } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { newTraveller } from '../fixtures/traveller.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Weeks of one's own: nobody's bookings move their prices. */
const { depart, back } = travelDays(31);
const companion = { ...newTraveller(), givenName: 'TEMUULEN' };

test('[PROD-08.1] [ROUTE-10] [REFUND-01.1] [REFUND-09] [MODAL-44] [CALL-46] [CALL-47] a customer gives one of two tickets back, sees first what comes back and to whom, shows that it is them, and follows it to the bank', async ({
  quietPage: page,
  customer,
  baseURL,
  t,
}) => {
  const reference = await book(
    page.context().request,
    baseURL ?? '',
    customer,
    { depart_date: depart, return_date: back },
    { companions: [companion], wanted: 'refundable' },
  );
  await pay(page, baseURL ?? '', reference);
  const order = `/mn/user/order/flight/${reference}`;
  await page.goto(order);
  await expect(page.getByText(t('account', 'money.paid.title'))).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: t('account', 'refund.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('account', 'refund.title') });
  const send = dialog.getByRole('button', { name: t.like('account', 'refund.submit') });
  await expect(send).toBeVisible();
  const both = await send.textContent();
  await dialog.getByRole('checkbox', { name: new RegExp(customer.givenName) }).uncheck({ force: true });
  await expect(send).not.toHaveText(both ?? '');
  for (const line of ['refund.fare', 'refund.fee', 'refund.back'])
    await expect(dialog.getByText(t('account', line), { exact: true })).toBeVisible();
  const price = /[\d,]+₮/.exec((await send.textContent()) ?? '')?.[0] ?? '';

  await dialog.getByLabel(t('account', 'refund.reason')).selectOption('plans');
  await dialog.getByLabel(t('account', 'bankAccount.bank')).selectOption('Khan');
  await dialog.getByLabel(t('account', 'bankAccount.account')).fill('5123456789');
  await expect(dialog.getByLabel(t('account', 'bankAccount.holder'))).toHaveValue(/^[A-Z]+ [A-Z]+$/);
  // The session alone sends no money to a bank account.
  await send.click();
  const password = dialog.getByLabel(t('account', 'proof.yourPassword'));
  await expect(password).toBeFocused();
  await password.fill(customer.password);
  await send.click();
  await expect(dialog.getByText(t('account', 'refund.done.title'))).toBeVisible();
  await expect(dialog.getByText(price)).toBeVisible();
  await dialog.getByRole('button', { name: t('account', 'refund.done.toOrder') }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${order}$`));
  // A new account waits 72 hours, and says so.
  await expect(page.getByText(t('account', 'refund.track.in-process'), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText(t.like('account', 'refund.payoutFrom'))).toBeVisible();
  // One ticket is going, on the way out and on the way back; the other is as good as before.
  await expect(page.getByText(new RegExp(`· ${t('flights', 'ticket.refunding')}`))).toHaveCount(2);
  await expect(page.getByText(t('account', 'money.refunding.title'))).toBeVisible();
  // Granted, it is owed to the customer.
  await expect(page.getByRole('cell', { name: `−${price}` })).toHaveCount(2);
});
