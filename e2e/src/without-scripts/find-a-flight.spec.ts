import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`In a browser that runs no scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language });

    test('[FLIGHT-11] a journey over several towns is searched', async ({ page, t }) => {
      await page.setViewportSize(size);
      const { depart, back } = travelDays(6);
      await openRendered(page, `/${language}/flights`);
      const form = page.getByRole('search', { name: t('flights', 'search.title') });
      await form.locator('[name=to_text]').fill('ICN');
      await form.locator('[name=depart_date]').fill(depart);
      await form.locator('summary').click();
      await form.locator('[name=to2_text]').fill('NRT');
      await form.locator('[name=depart2]').fill(back);
      await form.getByRole('button', { name: t('flights', 'search.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`trip_type=MT.*next_trips=ICN-NRT-${back}`));
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('[FLIGHT-16] [FLIGHT-17] a list is sorted, filtered and opened further, and an offer is read', async ({
      page,
      t,
    }) => {
      await page.setViewportSize(size);
      await openRendered(page, resultsAddress(language));
      const offers = page.getByRole('article');
      await expect(offers.first()).toBeVisible();

      await page
        .getByRole('group', { name: t('flights', 'sort.label') })
        .getByRole('link')
        .nth(1)
        .click();
      await expect(page).toHaveURL(/sort=price-asc/);
      await expect(page.getByRole('link', { name: t('flights', 'sort.cheap') })).toHaveAttribute(
        'aria-current',
        'true',
      );

      const filters = page.getByRole('complementary', { name: t('flights', 'filters.title') });
      await filters.getByRole('checkbox', { name: t('flights', 'filters.stops0') }).check();
      await filters.getByRole('checkbox', { name: t('flights', 'filters.stops1') }).check();
      const lowest = filters.locator('[name=min_price]');
      await lowest.fill('1000');
      await filters.getByRole('button', { name: t('shared', 'form.apply') }).click();
      await expect(page).toHaveURL(/sort=price-asc.*stops=0&stops=1.*min_price=1000/);
      await expect(filters.getByRole('checkbox', { name: t('flights', 'filters.stops1') })).toBeChecked();
      await expect(lowest).toHaveValue('1000');

      await page.getByRole('combobox', { name: t('flights', 'sort.label') }).selectOption('duration-desc');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('shared', 'form.apply') })
        .last()
        .click();
      await expect(page).toHaveURL(/stops=0&stops=1.*sort=duration-desc/);

      await filters.getByRole('link', { name: t('flights', 'filters.clear') }).click();
      await expect(page).not.toHaveURL(/stops=/);
      await page.getByRole('link', { name: t.like('flights', 'results.more_other') }).click();
      await expect.poll(() => offers.count()).toBeGreaterThan(20);

      const fares = offers.getByRole('link', { name: t.like('flights', 'card.otherFares_other') }).first();
      await fares.click();
      await expect(page.getByRole('list', { name: t('flights', 'card.fares') })).toBeVisible();

      await page
        .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/flights\/offer\?/);
      await expect(page.getByRole('heading', { name: t('flights', 'rules.title') })).toBeVisible();
      await page.getByRole('link', { name: t('flights', 'offer.back') }).click();
      await expect(page).toHaveURL(/\/flights\/results\?/);
    });
  });

for (const language of ['mn', 'en'] as const)
  test.describe(`A search in a browser that runs no scripts, in ${language}`, () => {
    test.use({ language });
    const { depart, back } = travelDays();
    const [seoul, ulaanbaatar] = ({ mn: ['Сөүл', 'Улаанбаатар'], en: ['Seoul', 'ubn'] } as const)[language];

    test('[ROUTE-51] [FLIGHT-14] leads from the home page to its flights, and is changed', async ({ page, t }) => {
      await openRendered(page, `/${language}`);
      const form = page.getByRole('search', { name: t('flights', 'search.title') });
      await form.getByLabel(t('flights', 'search.from')).fill(ulaanbaatar);
      await form.getByLabel(t('flights', 'search.to')).first().fill(seoul);
      await form.locator('[name=depart_date]').fill(depart);
      await form.locator('[name=return_date]').fill(back);
      await form.locator('[name=child]').selectOption('1');
      await form.getByRole('button', { name: t('flights', 'search.submit') }).click();
      await expect(page).toHaveURL(/\/flights\/results\?.*_from=UBN&_to=/);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: new RegExp(t('flights', 'search.edit')) }).click();
      await expect(page.locator('[name=depart_date]')).toHaveValue(depart);
      await expect(page.locator('[name=child]')).toHaveValue('1');
      await page.locator('[name=trip_type]').selectOption('OW');
      await page.getByRole('button', { name: t('flights', 'search.submit') }).click();
      await expect(page).toHaveURL(/trip_type=OW/);
      await expect(page).not.toHaveURL(/return_date/);
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('[VALID-06] says at each field what is wrong, and keeps what is typed', async ({ page, t }) => {
      await openRendered(page, `/${language}/flights`);
      await page.locator('[name=from_text]').fill('ubn');
      await page.locator('[name=to_text]').fill('Nowhere');
      await page.getByRole('button', { name: t('flights', 'search.submit') }).click();
      await expect(page).toHaveURL(/\/flights\?/);
      const to = page.locator('[name=to_text]');
      await expect(to).toHaveAccessibleDescription(t('flights', 'airport.none'));
      await expect(to).toHaveValue('Nowhere');
      await expect(page.locator('[name=from_text]')).toHaveValue('UBN');
      await expect(page.locator('[name=depart_date]')).toHaveAttribute('aria-invalid', 'true');
    });

    test('asks which of several places is meant', async ({ page, t }) => {
      await openRendered(page, `/${language}/flights`);
      await page.locator('[name=from_text]').fill('UBN');
      await page.locator('[name=to_text]').fill('ха');
      await page.locator('[name=depart_date]').fill(depart);
      await page.locator('[name=trip_type]').selectOption('OW');
      await page.getByRole('button', { name: t('flights', 'search.submit') }).click();
      const places = page.getByRole('group', { name: t.like('flights', 'airport.found_other') });
      await expect(places.getByRole('radio')).not.toHaveCount(0);
      await places.getByRole('radio').first().check();
      await page.getByRole('button', { name: t('flights', 'search.submit') }).click();
      await expect(page).toHaveURL(/\/flights\/results\?/);
    });
  });
