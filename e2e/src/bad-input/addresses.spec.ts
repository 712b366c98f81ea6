import { addDays, type LocalDate } from '@aylal/domain/calendar';
import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';
import type { Language } from '../fixtures/messages.ts';

const { depart, back } = travelDays();
const airports = ['UBN', 'ICN'] as const;

for (const language of ['mn', 'en'] as const satisfies readonly Language[]) {
  test.describe(`An address, in ${language}`, () => {
    test.use({ language });

    const faults: { name: string; search: Record<string, string | number>; messageKey: string }[] = [
      {
        name: 'a past day',
        search: { depart_date: '2020-01-01', return_date: '2020-01-08' },
        messageKey: 'validation_date_past',
      },
      {
        name: 'a return before the departure',
        search: { depart_date: back, return_date: depart },
        messageKey: 'validation_return_before_departure',
      },
      { name: 'more infants than adults', search: { adult: 1, infant: 2 }, messageKey: 'validation_infant_per_adult' },
      { name: 'one place twice', search: { _from: 'ICN' }, messageKey: 'validation_same_place' },
      {
        name: 'a day too far ahead',
        search: { depart_date: addDays(depart, 400), return_date: addDays(depart, 407) },
        messageKey: 'validation_date_too_far',
      },
    ];
    for (const { name, search, messageKey } of faults) {
      test(`with ${name} leads to the form, which says so at its place and keeps the rest`, async ({ page, t }) => {
        await page.goto(resultsAddress(language, search));
        await page.waitForURL(/\/flights\?/);
        const form = page.getByRole('search');
        await expect(form.getByText(t('shared', messageKey)).first()).toBeVisible();
        await expect(form.getByText(t('flights', 'search.addressFault'))).toBeVisible();
        for (const code of airports) {
          if (search['_from'] && code === 'UBN') continue;
          expect(page.url()).toContain(code);
        }
      });
    }

    for (const [name, places, title] of [
      ['between places without flights', { _from: 'LTI', _to: 'USH' }, 'results.noRouteTitle'],
      ['with a place that there is not', { _from: 'UBN', _to: 'XXX' }, 'results.unknownPlace'],
    ] as const)
      test(`${name} says so and what to do`, async ({ page, t }) => {
        await page.goto(resultsAddress(language, places));
        await expect(page.getByRole('heading', { name: t('flights', title, { code: 'XXX' }) })).toBeVisible({
          timeout: 20_000,
        });
      });
  });
}

test.describe('An address that means nothing', () => {
  const rubbish = [
    '/mn/flights/results',
    '/mn/flights/results?_from=%00&_to=%ff',
    '/mn/flights/results?_from=UBN&_from=ICN&_to=ICN&depart_date=x&trip_type=RT&adult=1',
    '/mn/flights/results?_from=<b>&_to="&depart_date=99&trip_type=??&adult=-1&infant=1e9',
    '/mn/flights/offer',
    '/mn/flights/booking?key=x',
    `/mn/flights?_from=${'Ж'.repeat(300)}`,
  ];
  for (const address of rubbish) {
    test(`still shows a page with the form: ${address.slice(0, 80)}`, async ({ page, t }) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(address);
      await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
      expect(faults).toEqual([]);
    });
  }

  test('of an offer that does not exist offers another search', async ({ page, t }) => {
    await page.goto('/mn/flights/offer?filter_str=rubbish&key=rubbish');
    await expect(page.getByRole('heading', { name: t('flights', 'offer.goneTitle') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('flights', 'offer.searchAgain') })).toBeVisible();
  });

  test('[AUT-1] of an order that is not there asks to sign in and tells nothing', async ({ page, t }) => {
    await page.goto('/mn/checkout/FL-NOBODYS?p=rubbish&now_pay_amount=-1');
    await expect(
      page.getByRole('navigation', { name: t('host', 'menu.label') }).or(page.getByRole('main')),
    ).not.toHaveCount(0);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/₮/)).toHaveCount(0);
  });
});

test.describe('Cookies that hold rubbish', () => {
  for (const [name, value] of [
    ['tapa_currency', 'XXX'],
    ['mini_app', 'rubbish'],
    ['tapa_language', '../../etc'],
    ['tapa_accessToken', 'broken%00<script>'],
    ['tapa_accessToken', 'A'.repeat(43)],
    ['tapa_currency', 'A'.repeat(3000)],
  ] as const)
    test(`change nothing: ${name}=${value.slice(0, 20)}`, async ({ page, context, t, baseURL }) => {
      await context.addCookies([{ name, value, url: baseURL ?? '' }]);
      await page.goto(resultsAddress('mn'));
      await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible({
        timeout: 20_000,
      });
      await expect(page.getByText(/\d₮/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: t('host', 'account.sign_in') }).first()).toBeVisible();
    });
});

test.describe('A day without flights', () => {
  test('offers the nearest days that have some, and leads there', async ({ page, t, request, baseURL }) => {
    const day = await dayWithout(depart, async (date) => {
      const query = resultsAddress('mn', {
        _from: 'UBN',
        _to: 'HKG',
        depart_date: date,
        return_date: '',
        trip_type: 'OW',
      }).split('?')[1];
      const answer = await request.get(`/api/flight/v4/rest/search/?${query}`, { headers: { origin: baseURL ?? '' } });
      return ((await answer.json()) as { result: unknown[] }).result.length === 0;
    });
    // The inventory sells connections on most days; where there is a day without any, it is this one.
    const address = resultsAddress('mn', {
      _from: 'UBN',
      _to: 'HKG',
      depart_date: day ?? depart,
      return_date: '',
      trip_type: 'OW',
    });
    if (!day) await page.route(/\/api\/flight\/v4\/rest\/search\//, (route) => emptySearch(route));
    // Another list first, until it is hydrated; from there a change of the address, as Forward makes it, has the browser itself ask.
    await page.goto(resultsAddress('mn'));
    await page.getByRole('combobox', { name: t('flights', 'sort.label') }).selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await expect(page.getByRole('heading', { name: t('flights', 'results.emptyTitle') })).toBeVisible({
      timeout: 20_000,
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible({
      timeout: 20_000,
    });
    expect(new URL(page.url()).searchParams.get('depart_date')).not.toBe(day ?? depart);
  });
});

async function dayWithout(from: LocalDate, isEmpty: (day: string) => Promise<boolean>): Promise<string | null> {
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const day = addDays(from, ahead);
    if (await isEmpty(day)) return day;
  }
  return null;
}

async function emptySearch(route: { fulfill(answer: { json: unknown }): Promise<void> }) {
  await route.fulfill({
    json: { status_code: 200, message: '', result: [], expires_at: new Date(Date.now() + 600_000).toISOString() },
  });
}
