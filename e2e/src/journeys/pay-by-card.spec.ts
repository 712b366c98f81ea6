import { book } from '../fixtures/booking.ts';
import { test, travelDays } from '../fixtures/test.ts';

test('[MODAL-11.3] an order is paid by card: to the page of the bank and back', async ({
  quietPage: page,
  say,
  customer,
  baseURL,
}) => {
  const { depart, back } = travelDays(34);
  const reference = await book(page.context().request, baseURL ?? '', customer, {
    depart_date: depart,
    return_date: back,
  });
  await page.goto(`/mn/checkout/${reference}`);
  await page.getByRole('radio', { name: say('checkout', 'method.CARD.title') }).check({ force: true });
  await page
    .getByRole('button', { name: say.like('checkout', 'method.CARD.pay') })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/sandbox\/bank\//);
  await page.getByRole('button').first().click();
  await page.waitForURL(new RegExp(`/user/order/flight/${reference}$`));
});
