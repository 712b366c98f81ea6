import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { roomyDeparture } from '../fixtures/roomy-departure.ts';
import { bookingAddress, checkOffer } from '../fixtures/booking.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { newTraveller, register } from '../fixtures/traveller.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[FLIGHT-13] [WEB-6] a flight is booked to its invoice while no script ever arrives, after a sign-in and a mistake', async ({
  page,
  t,
  sandbox,
  playwright,
  baseURL,
}) => {
  const traveller = newTraveller();
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await register(elsewhere, baseURL ?? '', sandbox, traveller);
  await elsewhere.dispose();
  // They are asked for, and the line stays silent.
  await page.route(/\.js$/, () => {});
  const open = (address: string) => page.goto(address, { waitUntil: 'commit' });

  const { depart, back } = travelDays(35);
  const offer = await checkOffer(page.context().request, baseURL ?? '', { depart_date: depart, return_date: back });
  const booking = bookingAddress('mn', offer);
  await open(`/mn/auth/login?next=${encodeURIComponent(booking.replace('/mn/', '/'))}`);
  const main = page.getByRole('main');
  await main.locator('#sign-in-contact').fill(traveller.email);
  await main.locator('#sign-in-password').fill(traveller.password);
  await main.getByRole('button', { name: t('account', 'access.signIn') }).click();
  await expect(page).toHaveURL(/\/flights\/booking\?/);

  await fillPassenger(page, t, { ...traveller, surname: 'БАТБОЛД' });
  const send = submitBooking(page, t).filter({ visible: true });
  await send.click();
  const surname = page.getByLabel(t('shared', 'person.surname'));
  await expect(surname).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByRole('radio', { name: t('shared', 'person.female') })).toBeChecked();
  await surname.fill(traveller.surname);
  await send.click();
  await expect(page).toHaveURL(/\/checkout\/AYL-/);

  await main.getByRole('radio', { name: t('checkout', 'method.TRANSFER.title') }).check({ force: true });
  await page.locator('button[form=pay-form]').filter({ visible: true }).click();
  await expect(page).toHaveURL(/pay=TRANSFER/);
  const reference = /checkout\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  await expect(main.getByText(reference, { exact: true })).toBeVisible();
});

test('[NEED-19] one traveller more is asked for while no script ever arrives, and nothing is booked by that', async ({
  page,
  customer: _customer,
}) => {
  const date = await roomyDeparture(page.request, 'gobi-7-days');
  await page.route(/\.js$/, () => {});
  await page.goto(`/mn/trip/gobi-7-days/book?date=${date}`, { waitUntil: 'commit' });
  const surname = (index: number) => page.locator(`#trip-booking-pax-${index}-last_name`);
  await surname(0).fill('BAT');
  await page.locator('button[name="people.set"]').last().click();
  await expect(surname(1)).toBeVisible();
  await expect(surname(0)).toHaveValue('BAT');
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
});
