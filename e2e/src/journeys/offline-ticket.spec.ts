import { book, pay } from '../fixtures/booking.ts';
import { openLine } from '../fixtures/network-cut.ts';
import { expect, test } from '../fixtures/test.ts';
import { endAllSessions } from '../fixtures/traveller.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[REL-5] [SEC-2] [PII-1] [FLIGHT-09] a ticket that was looked at opens without a network until its journey or its session is over, and any other address lists what is kept', async ({
  page,
  playwright,
  sandbox,
  context,
  t,
  baseURL: given,
  customer,
}) => {
  const baseURL = given ?? '';
  const reference = await book(context.request, baseURL, customer);
  await pay(page, baseURL, reference);
  const line = await openLine(baseURL);
  const order = `${line.origin}/mn/user/order/flight/${reference}`;
  await page.goto(order);
  await expect(page.getByRole('button', { name: t('account', 'order.print') })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/\b\d{13}\b/).first()).toBeVisible();
  // What is kept is written again after each change: slot contributions may come later than the first copy.
  const cachedHtml = () => page.evaluate(async () => (await (await caches.match(location.pathname))?.text()) ?? '');
  await expect.poll(cachedHtml, { timeout: 10_000 }).toMatch(/\b\d{13}\b/);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  line.cut();
  await page.goto(order);
  await expect(page.getByText(t('host', 'offline.title'))).toBeVisible();
  await expect(page.getByText(/\b\d{13}\b/).first()).toBeVisible();
  await expect(page.getByText(customer.surname).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText(customer.email)).toHaveCount(0);
  await expect(page.getByText(t('account', 'ledger.title'))).toHaveCount(0);
  // A sheet is kept as browsers write it down, and they leave a side empty where one value was given for all and another for one.
  const lost = await page.evaluate(() => {
    const sheet = document.querySelector('style')?.textContent ?? '';
    const names = [...sheet.matchAll(/\.(css-\w+)[^{}]*\{[^{}]*: ;/g)].map(([, name]) => name ?? '');
    return names.filter((name) => document.getElementsByClassName(name).length > 0);
  });
  expect(lost).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  await page.goto(`${line.origin}/mn/hotels`);
  await expect(page.getByRole('heading', { level: 1, name: t('host', 'offline.list') })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(order);
  await expect(page.getByText(/\b\d{13}\b/).first()).toBeVisible();

  // The network comes back by itself, and so does the living page; without it the kept one stays.
  const living = page.getByRole('button', { name: t('account', 'order.print') });
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(t('host', 'offline.title'))).toBeVisible();
  await expect(living).toHaveCount(0);
  await line.mend();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(living).toBeVisible({ timeout: 20_000 });
  line.cut();
  await page.goto(order);

  // Its journey is over.
  await page.evaluate(async () => {
    const cache = await caches.open('aylal-kept-pages');
    const cached = await cache.match(location.pathname);
    if (!cached) throw new Error('the ticket is not cached');
    const headers = new Headers(cached.headers);
    headers.set('x-until', '2020-01-01T00:00:00.000Z');
    await cache.put(location.pathname, new Response(await cached.text(), { headers }));
  });
  await page.goto(order);
  await expect(page.getByRole('heading', { level: 1, name: t('host', 'offline.list') })).toBeVisible();
  await expect(page.getByText(reference)).toHaveCount(0);

  // Its session is ended from elsewhere, and the device has a network again.
  await line.mend();
  await endAllSessions(playwright.request, baseURL, sandbox, customer, 'three-humped-camels');
  await page.goto(order);
  await expect.poll(() => page.evaluate(() => caches.has('aylal-kept-pages')), { timeout: 10_000 }).toBe(false);
  line.cut();
});
