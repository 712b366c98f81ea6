import { readFileSync } from 'node:fs';
import { pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[CALL-32] [CALL-33] [CALL-34] [CALL-42.1] [CALL-42.2] [MODAL-26] [BUS-01] [BUS-02] [VALID-38] [PROD-09.1] [CALL-42.4] two seats of a bus are booked and paid, and one ticket is refunded', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart } = travelDays(3);
  await page.goto(`/mn/bus/schedule/101-202-${depart}`);
  await page
    .getByRole('link', { name: t.like('bus', 'schedule.chooseAt') })
    .last()
    .click();
  const seats = page.getByRole('grid', { name: t('bus', 'seats.map') });
  const free = seats.locator('[role=gridcell][aria-selected=false]:not([aria-disabled])');
  await free.first().click();
  await expect(seats.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await free.first().click();
  await expect(seats.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await page.getByRole('link', { name: t('shared', 'action.continue') }).click();

  await expect(page.getByRole('heading', { level: 1, name: t('bus', 'booking.title') })).toBeVisible();
  await expect(page.locator('#bus-booking-contact_email')).toHaveValue(customer.email);
  await page.locator('#bus-booking-contact_phone').fill('99112233');
  for (const index of [0, 1]) {
    const field = (name: string) => page.locator(`#bus-booking-passengers-${index}-${name}`);
    await field('last_name').fill(customer.surname);
    await field('first_name').fill(index === 0 ? customer.givenName : 'BOLD');
    await field('register_first').selectOption('У');
    await field('register_second').selectOption('Б');
    await field('register_digits').fill(`9001011${index}`);
  }
  await expectClean(page, 'the booking of a bus', 'any');
  await page.getByRole('button', { name: t('bus', 'booking.submitShort'), exact: true }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL.*p=regular/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);
  await page.goto(`/mn/user/order/bus/${reference}`);
  const tickets = page.getByRole('article', { name: new RegExp(`^${t('bus', 'order.seat')} \\d+$`) });
  await expect(tickets).toHaveCount(2);
  await expect(page.getByText(t('bus', 'order.ticketNumber'), { exact: false }).first()).toBeVisible({
    timeout: 30_000,
  });
  await expect(tickets.getByRole('img', { name: t.like('shared', 'ticket.qr') })).toHaveCount(2);
  await expectClean(page, 'the order of a bus', 'any');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('account', 'order.calendar') }).click();
  const calendar = readFileSync(await (await saved).path(), 'utf8');
  expect(calendar).toMatch(/BEGIN:VEVENT[\s\S]*DTSTART:\d{8}T\d{6}Z[\s\S]*END:VEVENT/);
  expect(calendar).toContain(`UID:${reference}-0@aylal`);
  const inEnglish = page.getByText('Bus ticket', { exact: true });
  await expect(inEnglish, 'English is for paper alone').toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(inEnglish).toBeVisible();
  await page.emulateMedia({ media: null });

  await page.getByRole('button', { name: t('account', 'busCancel.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('account', 'busCancel.title') });
  const send = dialog.getByRole('button', { name: t.like('account', 'busCancel.submit') });
  await dialog.getByRole('button', { name: t('account', 'busCancel.action') }).click();
  await expect(dialog.getByText(t('account', 'busCancel.fault'))).toBeVisible();
  await dialog.getByRole('checkbox').first().check({ force: true });
  await send.click();
  await dialog.getByText(t('shared', 'action.close'), { exact: true }).click();
  await expect(page.getByText(t('account', 'refund.trackWallet.finished'), { exact: true })).toBeVisible({
    timeout: 60_000,
  });
  await expect(tickets.filter({ hasText: t('bus', 'order.gone') })).toHaveCount(1);
  await expect(tickets.getByRole('img', { name: t.like('shared', 'ticket.qr') })).toHaveCount(1);
});
