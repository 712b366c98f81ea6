import type { Page } from '@playwright/test';
import { bookingAddress, checkOffer } from '../fixtures/booking.ts';
import { atChoiceOfPayment, bookButton, expectKept } from '../fixtures/flight-steps.ts';
import { submitBooking } from '../fixtures/passengers.ts';
import { expect, resultsAddress, searchQuery, test } from '../fixtures/test.ts';

interface Flight {
  departure_time: string;
  arrival_time: string;
}

const confirm = '**/api/flight/v4/rest/confirm/';
const ended = { status_code: 403, message: '', result: { problem: 'session-refused' } };

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('Booking', () => {
  test('[MNY-4] pressed twice makes one order', async ({ page, t, sandbox, baseURL }) => {
    const traveller = await atChoiceOfPayment({ page, t, sandbox, baseURL });
    let sent = 0;
    page.on('request', (call) => (sent += call.url().includes('/rest/confirm/') ? 1 : 0));
    await bookButton(page, t).dblclick();
    await page.waitForURL(/\/checkout\//);
    expect(await ordersOf(page, baseURL)).toBe(1);
    expect(sent).toBe(1);
    expect(traveller.email).toContain('@');
  });

  test('[MNY-12] [MNY-3] whose answer is lost is looked for by its key: one order, and the way goes on', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    const keys: (string | undefined)[] = [];
    let lost = false;
    await page.route(confirm, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.checking'))).toBeVisible();
    await page.waitForURL(/\/checkout\//, { timeout: 20_000 });
    expect(new Set(keys).size).toBe(1);
    expect(keys.length).toBeGreaterThan(1);
    expect(await ordersOf(page, baseURL)).toBe(1);
  });

  test('[ERR-05] answered 201 says that it is booked already and leads to that order', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    await page.route(confirm, (route) =>
      route.fulfill({ status: 201, json: { status_code: 201, message: '', result: { ref_number: 'FL-ABCD2345' } } }),
    );
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.already')).first()).toBeVisible();
    await expect(page.getByRole('link', { name: t('flights', 'booking.openOrder') })).toHaveAttribute(
      'href',
      /\/mn\/user\/order\/flight\/FL-ABCD2345/,
    );
    await expectKept(page, t);
  });

  for (const { code, problem, messageKey } of [
    { code: 103, problem: 'sold-out', messageKey: 'soldOut' },
    { code: 500, problem: 'airline-silent', messageKey: 'airlineSilent' },
  ])
    test(`[ERR-04.1] [ERR-04.2] [ERR-03] answered 208 with ${code} shows the airline's sentence in the box, and stays`, async ({
      page,
      t,
      sandbox,
      baseURL,
    }) => {
      await atChoiceOfPayment({ page, t, sandbox, baseURL });
      const message = `Агаарын тээвэрлэгчийн хариу ${code}`;
      await page.route(confirm, (route) =>
        route.fulfill({
          status: 208,
          json: { status_code: 208, message, tapa_code: code, result: { problem } },
        }),
      );
      await bookButton(page, t).click();
      await expect(page.getByRole('dialog').getByText(message)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('main').getByText(t('flights', `booking.${messageKey}`))).toBeVisible();
      await expectKept(page, t);
    });

  test('[ERR-03] answered 208 with another code uses our own words', async ({ page, t, sandbox, baseURL }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    await page.route(confirm, (route) =>
      route.fulfill({
        status: 208,
        json: {
          status_code: 208,
          message: 'internal: fare rule 17',
          tapa_code: 210,
          result: { problem: 'airline-refused' },
        },
      }),
    );
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.airlineRefused')).first()).toBeVisible();
    await expect(page.getByText('internal: fare rule 17')).toHaveCount(0);
    await expectKept(page, t);
  });

  test('[SEC-2] answered 403 signs out and keeps what was typed', async ({ page, t, sandbox, baseURL }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    await page.route(confirm, (route) => route.fulfill({ status: 403, json: ended }));
    await bookButton(page, t).click();
    await expect(page.getByText(t('flights', 'booking.signedOut')).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('host', 'account.sign_in') }).first()).toBeVisible();
    await expectKept(page, t);
  });

  test('[REL-3] [MNY-12] answered with a 500, half a document and a page asks by the same key and keeps the form', async ({
    page,
    t,
    sandbox,
    baseURL,
  }) => {
    await atChoiceOfPayment({ page, t, sandbox, baseURL });
    const keys: (string | undefined)[] = [];
    const answers = [
      { status: 500, json: { status_code: 500, message: 'x', result: { problem: 'internal' } } },
      { status: 200, body: '{"status_code":200,"result":', contentType: 'application/json' },
      { status: 200, body: '<!doctype html><title>x</title>', contentType: 'text/html' },
    ];
    await page.route(confirm, (route) => {
      const answer = answers[keys.length % answers.length] ?? {};
      keys.push(route.request().headers()['idempotency-key']);
      return route.fulfill(answer);
    });
    await page.clock.install();
    await bookButton(page, t).click();
    const outcome = page
      .getByText(t('flights', 'booking.unknown'))
      .or(page.getByText(t('flights', 'booking.tryAgain')))
      .first();
    // The outcome is asked for again for a minute, before it is called unknown: the page's clock brings it here sooner.
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(outcome).toBeVisible({ timeout: 250 });
    }).toPass();
    expect(keys.length).toBeGreaterThanOrEqual(answers.length);
    expect(new Set(keys).size).toBe(1);
    await page.keyboard.press('Escape');
    await expectKept(page, t);
  });

  test('[ERR-02] of an airline whose tickets are not sold says so in a toast and stays with the flights', async ({
    page,
    t,
    request,
    baseURL,
  }) => {
    const route = { _from: 'UBN', _to: 'SVO' };
    const query = searchQuery(route);
    const found = await request.get(`/api/flight/v4/rest/search/?${query}`, { headers: { origin: baseURL ?? '' } });
    const { result } = (await found.json()) as { result: { bookable: boolean; trips: { flights: Flight[] }[] }[] };
    const legs = result.find(({ bookable }) => !bookable)?.trips.map(({ flights }) => flights) ?? [];
    expect(legs).not.toEqual([]);
    const times = legs.map((leg) => `${leg[0]?.departure_time} – ${leg.at(-1)?.arrival_time}`).join(', ');
    await page.goto(resultsAddress('mn', route));
    const offer = page.getByRole('button', { name: times }).first();
    // The day's schedule decides how far down the list it stands.
    await expect(async () => {
      if (!(await offer.isVisible())) {
        await page.getByRole('link', { name: t.like('flights', 'results.more_other') }).click({ timeout: 5000 });
      }
      await expect(offer).toBeVisible({ timeout: 3000 });
    }).toPass();
    await offer.click();
    await expect(page.getByRole('status').getByText(t('flights', 'results.invalidAirline'))).toBeVisible();
    await expect(page).toHaveURL(/\/flights\/results/);
  });

  test('names every missing field at its place and keeps the rest', async ({ page, t, request, baseURL }) => {
    await page.goto(bookingAddress('mn', await checkOffer(request, baseURL ?? '')));
    await page.getByRole('main').getByLabel(t('shared', 'contact.contact_email')).fill('not an address');
    await page.getByLabel(t('shared', 'person.surname')).fill('<script>alert(1)</script>');
    await submitBooking(page, t).click();
    await expect(page.getByText(t.like('shared', 'form.summary_other'))).toBeVisible();
    await expect(page.getByText(t('shared', 'validation_email')).first()).toBeVisible();
    await expect(page.getByText(t('shared', 'validation_contact_phone_required')).first()).toBeVisible();
    await expect(page.getByText(t('shared', 'validation_last_name_type')).first()).toBeVisible();
    await expect(page.getByRole('main').getByLabel(t('shared', 'contact.contact_email'))).toHaveValue('not an address');
  });
});

async function ordersOf(page: Page, baseURL: string | undefined): Promise<number> {
  const answer = await page.context().request.get('/api/order/v1/list/', { headers: { origin: baseURL ?? '' } });
  return ((await answer.json()) as { result: { count: number } }).result.count;
}
