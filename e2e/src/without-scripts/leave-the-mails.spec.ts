import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

const sent = (baseURL: string | undefined, data: object) => ({
  data,
  headers: { 'x-aylal-client': 'web', 'content-type': 'application/json', origin: baseURL ?? '' },
});

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });

    test('[PROD-02] [CALL-20] the fares of a direction are sent no more, after a mistake', async ({
      page,
      t,
      baseURL,
    }) => {
      const email = `leaves.${language}.${Date.now()}@example.mn`;
      const direction = { email, dial_code: '976', phone: '99112233', origin: 'UBN', destination: 'ICN' };
      const subscribed = await page.request.post('/api/gandan/air/subscription/', sent(baseURL, direction));
      expect(subscribed.status()).toBe(201);
      await openRendered(page, `/${language}/flights/unsubscription`);
      const address = page.getByRole('main').locator('input[name=email]');
      const leave = page.getByRole('main').locator('button[type=submit]');
      await address.fill('no address');
      await page.getByRole('main').locator('textarea[name=reason]').fill('Too many');
      await leave.click();
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('textarea[name=reason]')).toHaveValue('Too many');
      await address.fill(`nobody.${email}`);
      await leave.click();
      await expect(page.getByText(t('subscription', 'unknown'))).toBeVisible();
      await address.fill(email);
      await leave.click();
      await expect(page.getByRole('heading', { name: t('subscription', 'leftTitle') })).toBeVisible();
    });

    test('[PROD-11.4] [NEED-35] an alert is stopped by the link of its mail', async ({ page, t, sandbox, baseURL }) => {
      const email = `stops.${language}.${Date.now()}@example.mn`;
      const { depart, back } = travelDays(24);
      const watched = await page.request.post(
        '/api/flight/v4/rest/price_alert/',
        sent(baseURL, {
          origin: 'UBN',
          destination: 'ICN',
          trip_type: 'RT',
          depart_date: depart,
          return_date: back,
          adult: 1,
          child: 0,
          infant: 0,
          max_price: 5_000_000,
          flex_date: 3,
          contact_email: email,
        }),
      );
      expect(watched.status(), await watched.text()).toBe(201);
      await expect.poll(async () => (await sandbox.messagesTo(email)).length, { timeout: 60_000 }).toBeGreaterThan(0);
      const [mail] = await sandbox.messagesTo(email);
      const stop = [...(mail?.body ?? '').matchAll(/https?:\S+/g)].map(([link]) => new URL(link)).at(-1);
      await openRendered(page, `/${language}/flights/alerts/stop${stop?.search ?? ''}`);
      await page.getByRole('button', { name: t('alerts', 'stop'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('alerts', 'stopped') })).toBeVisible();
    });

    test('[CALL-44] [VALID-29] a price is watched from the list of flights, after a mistake, and stopped', async ({
      page,
      t,
      customer,
    }) => {
      const { depart, back } = travelDays(25);
      await openRendered(page, resultsAddress(language, { depart_date: depart, return_date: back, adult: 2 }));
      const main = page.getByRole('main');
      await main.getByRole('link', { name: t('flights', 'alerts.offerAction') }).click();
      await expect(page).toHaveURL(/\/flights\/alerts\?/);
      const price = page.locator('input[name=max_price]');
      const email = page.locator('#price-alert-email');
      await price.fill('12');
      await email.fill('no address');
      await main.locator('input[name=flex_date][value="7"]').check({ force: true });
      const set = main.getByRole('button', { name: t('alerts', 'set') });
      await set.click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(price).toHaveAttribute('aria-invalid', 'true');
      await expect(main.locator('input[name=flex_date][value="7"]')).toBeChecked();
      await email.fill(customer.email);
      await price.fill('3000000');
      await set.click();
      await expect(main.getByText(t('alerts', 'done', { email: customer.email }))).toBeVisible();
      await openRendered(page, `/${language}/flights/alerts`);
      await expect(main.getByText(customer.email)).toBeVisible();
      await main.getByRole('button', { name: t.like('alerts', 'stopNamed') }).click();
      await expect(main.getByText(t('alerts', 'emptyTitle'))).toBeVisible();
    });
  });
