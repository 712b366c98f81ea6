import { bookingAddress, checkOffer } from '../fixtures/booking.ts';
import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test('a step of a booking is taken over as the server rendered it, before anybody has signed in', async ({
  page,
  request,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  const { depart } = travelDays(7);
  const offer = bookingAddress('mn', await checkOffer(request, baseURL ?? ''));
  for (const address of [offer, '/mn/esim/south-korea-data', `/mn/bus/schedule/101-202-${depart}`]) {
    await openRendered(page, address);
    await page.evaluate(() => {
      document.querySelector('main h1')?.setAttribute('data-as-rendered', '');
    });
    // The document takes it out once scripts change pages themselves.
    await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
    await expect(page.locator('main h1[data-as-rendered]')).toHaveCount(1);
  }
  expect(faults).toEqual([]);
});
