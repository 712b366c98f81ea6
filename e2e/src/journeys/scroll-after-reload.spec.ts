import { bookingAddress, checkOffer } from '../fixtures/booking.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a page that is reloaded far below its top stays there, and the footer does not carry it along', async ({
  page,
  baseURL,
}) => {
  await page.goto(bookingAddress('mn', await checkOffer(page.request, baseURL ?? '')));
  await expect(page.locator('[id$=given_name]').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1000));
  await page.reload();
  await expect(page.locator('[id$=given_name]').first()).toBeAttached();
  // What lies below the form comes with it: nothing is added to the page after that.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await page.evaluate(() => window.scrollY)).toBeLessThanOrEqual(1000);
});
