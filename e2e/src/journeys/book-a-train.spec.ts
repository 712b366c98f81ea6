import { pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[NEED-17] [NEED-18] [NEED-151] [NEED-152] [TRAIN-01] [ROUTE-27] [ROUTE-36] [GAP-71.1] two berths of a train are locked, released, locked again, booked and paid', async ({
  quietPage: page,
  t,
  customer,
  baseURL,
}) => {
  const { depart } = travelDays(4);
  await page.goto(`/mn/trains/L?_from=ULB&_to=ERD&depart_date=${depart}`);
  await page
    .getByRole('link', { name: t.like('bus', 'trains.chooseOn') })
    .first()
    .click();
  await page.getByText(t('bus', 'trainClass.compartment')).first().click();
  const places = page.getByRole('grid', { name: t.like('bus', 'trainPlaces.map') });
  const free = places.locator('[role=gridcell][aria-selected=false]:not([aria-disabled])');
  await free.first().click();
  await expect(places.getByRole('gridcell', { selected: true })).toHaveCount(1);
  await free.first().click();
  await expect(places.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await expectClean(page, 'the places of a train', 'any');
  const goOn = page.getByRole('button', { name: t('shared', 'action.continue') });
  await expect(goOn).toBeInViewport();
  await goOn.click();

  const title = page.getByRole('heading', { level: 1, name: t('bus', 'booking.title') });
  await expect(title).toBeVisible();
  const released = page.waitForResponse((answer) => answer.url().endsWith('/api/train/unlock/'));
  await page.goBack();
  expect((await released).status()).toBe(200);
  await page.reload();
  await expect(places.getByRole('gridcell', { selected: true })).toHaveCount(2);
  await goOn.click();

  await expect(title).toBeVisible();
  await page.locator('#bus-booking-contact_phone').fill('99112233');
  for (const index of [0, 1]) {
    const field = (name: string) => page.locator(`#bus-booking-passengers-${index}-${name}`);
    await field('last_name').fill(customer.surname);
    await field('first_name').fill(index === 0 ? customer.givenName : 'BOLD');
    await field('register_first').selectOption('У');
    await field('register_second').selectOption('Б');
    await field('register_digits').fill(`9001012${index}`);
  }
  await expectClean(page, 'the booking of a train', 'any');
  await page.getByRole('button', { name: t('bus', 'booking.submitShort'), exact: true }).click();

  await page.waitForURL(/\/mn\/checkout\/AYL.*p=regular/);
  await page.goBack();
  // The footer of the page before it, which leaves in this moment, has links with that word.
  const waiting = page.getByRole('main').getByRole('link', { name: t.like('shared', 'unpaidOrder.pay') });
  await expect(waiting).toBeInViewport();
  await waiting.click();
  await page.waitForURL(/\/mn\/checkout\/AYL.*p=regular/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await pay(page, baseURL ?? '', reference);
  await page.goto(`/mn/user/order/train/${reference}`);
  const tickets = page.getByRole('article', { name: new RegExp(`^${t('bus', 'order.place')} \\d+$`) });
  await expect(tickets).toHaveCount(2);
  await expect(page.getByText(t('bus', 'order.ticketNumber'), { exact: false }).first()).toBeVisible({
    timeout: 30_000,
  });
  await expectClean(page, 'the order of a train', 'any');
});
