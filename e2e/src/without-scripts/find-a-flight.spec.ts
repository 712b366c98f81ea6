import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`In a browser that runs no scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language });

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
