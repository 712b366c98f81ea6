import { addDays } from '@aylal/domain/calendar';
import { bookButton } from '../fixtures/flight-steps.ts';
import { fillPassenger, submitBooking } from '../fixtures/passengers.ts';
import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';

const first = travelDays(13).depart;
const later = (days: number) => addDays(first, days);

test.describe('A journey over several towns', () => {
  test.use({ language: 'en', viewport: { width: 390, height: 844 } });

  test('[FLIGHT-11] is corrected in the form, priced as one, booked whole, and searched again from the last searches', async ({
    quietPage: page,
    t,
    customer,
  }) => {
    const search = { return_date: '', trip_type: 'MT', depart_date: first };
    const [wrong, right] = [later(-1), later(3)].map((day) => `ICN-NRT-${day}_NRT-UBN-${later(8)}`);
    await page.goto(resultsAddress('en', { ...search, next_trips: wrong ?? '' }));
    const second = page.getByRole('group', { name: t('flights', 'search.trip', { number: 2 }) });
    await second.getByRole('button', { name: new RegExp(`^${t('flights', 'search.depart')}`) }).click();
    const day = page.locator(`[data-date="${later(3)}"]`);
    // The lowest fare of the day is in its name.
    await expect(day).toHaveAccessibleName(/₮[\d,]+/);
    await day.click();
    await page.getByRole('button', { name: t('flights', 'search.submit') }).click();
    await page.waitForURL((url) => url.searchParams.get('next_trips') === right);

    const places = 'Ulaanbaatar – Seoul – Tokyo – Ulaanbaatar';
    await page
      .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
      .or(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: places })).toBeVisible();
    await page
      .getByRole('button', { name: t('flights', 'offer.continue') })
      .first()
      .click();
    await fillPassenger(page, t, customer);
    await submitBooking(page, t).click();
    await bookButton(page, t).click();
    await page.waitForURL(/\/checkout\/[A-Z0-9-]+\?p=regular$/);
    await page.goto(page.url().replace(/\/checkout\/([A-Z0-9-]+).*/, '/user/order/flight/$1'));
    await expect(page.getByRole('heading', { level: 1, name: places })).toBeVisible();

    await page.goto('/en/flights');
    const last = page.getByRole('region', { name: t('flights', 'search.last') });
    await last.getByRole('link', { name: places }).click();
    await page.waitForURL((url) => url.searchParams.get('next_trips') === right);
  });
});
