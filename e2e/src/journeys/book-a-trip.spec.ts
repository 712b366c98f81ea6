import { pay } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';

test('[ROUTE-35] [CALL-66] [CALL-68] [NEED-19] [NEED-150] [GAP-71.2] a trip is found, booked, paid, confirmed by its operator, and refunded', async ({
  quietPage: page,
  t,
  customer: _customer,
  baseURL,
}) => {
  await page.goto('/mn/trip?text=khustai');
  await page.getByRole('link', { name: 'Хустайн тахь, 2 хоног' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Хустайн тахь, 2 хоног' })).toBeVisible();
  await page.getByRole('heading', { name: t('bus', 'trip.route') }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('application', { name: t('bus', 'trip.routeMap') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('bus', 'trip.packing') })).toBeVisible();
  // Of a departure within three days nothing is refunded.
  await page
    .getByRole('group', { name: t('bus', 'trip.dates') })
    .getByRole('radio', { disabled: false })
    .last()
    .check();
  const prices = page.locator('section', { has: page.getByRole('heading', { name: t('bus', 'trip.prices') }) });
  await expect(prices.getByText(/^2 хүнд$/)).toBeVisible();
  await prices.getByRole('button', { name: new RegExp(`${t('bus', 'trip.adults')}.*хас`, 'i') }).click();
  await expect(prices.getByText(/^1 хүнд$/)).toBeVisible();
  await expect(prices.getByText(t.like('bus', 'trip.withSingle_one'))).toBeVisible();
  await page.getByRole('link', { name: t('bus', 'trip.book') }).click();

  await page.getByRole('textbox', { name: t('bus', 'tripBooking.lastName') }).fill('Bat');
  await page.getByRole('textbox', { name: t('bus', 'tripBooking.firstName') }).fill('Sarnai');
  const birthday = page.getByRole('group', { name: t('shared', 'person.date_of_birth') });
  for (const [place, part] of ['1990', '03', '05'].entries()) await birthday.getByRole('textbox').nth(place).fill(part);
  await page.getByRole('textbox', { name: t('shared', 'contact.contact_phone') }).fill('99112233');
  await page.getByRole('button', { name: t('bus', 'tripBooking.submit') }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL/);
  await expect(page.getByText('Хустайн тахь, 2 хоног').first()).toBeVisible();
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);

  await page.goto(`/mn/user/order/trip/${reference}`);
  await expect(page.getByText(t('bus', 'tripOrder.confirmation'))).toBeVisible();
  await expect(page.getByText(/^TRP-[A-Z0-9]+$/).first()).toBeVisible();

  await page.getByRole('button', { name: t('account', 'giveBack.action'), exact: true }).click();
  await page.getByRole('button', { name: t.like('account', 'giveBack.submit') }).click();
  await expect(page.getByRole('heading', { name: t('account', 'giveBack.doneTitle') })).toBeVisible();
  await page
    .getByRole('button', { name: t('shared', 'action.close') })
    .last()
    .click();
  await expect(page.getByRole('button', { name: t('account', 'giveBack.action'), exact: true })).toHaveCount(0);
});

test('[CALL-68] [NEED-08] [NEED-150] a trip is booked with a deposit: the rest is told wherever its money is, and only the deposit is refunded', async ({
  quietPage: page,
  t,
  customer: _customer,
  baseURL,
}) => {
  const { result: trip } = (await (await page.request.get('/api/travel/detail/gobi-7-days/')).json()) as {
    result: { departures: { date: string; free: number }[] };
  };
  // Far enough for the rest to be due later.
  const date = trip.departures.findLast(({ free }) => free > 1)?.date ?? '';
  // On a phone the way on is at the foot of its first screen.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mn/trip/gobi-7-days');
  await expect(page.getByRole('link', { name: t('bus', 'trip.bookShort'), exact: true })).toBeInViewport();
  await page.goto(`/mn/trip/gobi-7-days/book?date=${date}`);
  await expect(page.getByRole('button', { name: t('bus', 'tripBooking.submit') })).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('textbox', { name: t('bus', 'tripBooking.lastName') }).fill('Bat');
  await page.getByRole('textbox', { name: t('bus', 'tripBooking.firstName') }).fill('Sarnai');
  const birthday = page.getByRole('group', { name: t('shared', 'person.date_of_birth') });
  for (const [place, part] of ['1990', '03', '05'].entries()) await birthday.getByRole('textbox').nth(place).fill(part);
  await page.getByRole('textbox', { name: t('shared', 'contact.contact_phone') }).fill('99112233');
  await page.getByRole('radio', { name: t.like('bus', 'tripBooking.payDeposit') }).check();
  await expect(page.getByText(t('bus', 'tripBooking.payNow'), { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: t('bus', 'tripBooking.submit') }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL/);
  // A line of the price, in the provider's words.
  await expect(page.getByText(/^Зохион байгуулагчид, .+ хүртэл$/).first()).toBeVisible();
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);

  await page.goto(`/mn/user/order/trip/${reference}`);
  await expect(page.getByText(/^TRP-[A-Z0-9]+$/).first()).toBeVisible();
  await expect(page.getByText(t.like('bus', 'tripOrder.rest'))).toBeVisible();
  await page.getByRole('button', { name: t('account', 'giveBack.action'), exact: true }).click();
  await expect(page.getByRole('dialog').getByText(t('account', 'giveBack.deposit'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t.like('account', 'giveBack.submit') }).click();
  await expect(page.getByRole('heading', { name: t('account', 'giveBack.doneTitle') })).toBeVisible();
  await page
    .getByRole('button', { name: t('shared', 'action.close') })
    .last()
    .click();
  await expect(page.getByText(t.like('bus', 'tripOrder.rest'))).toHaveCount(0);
});
