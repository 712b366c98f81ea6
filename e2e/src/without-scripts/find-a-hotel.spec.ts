import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`A hotel in a browser that runs no scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language });
    const { depart, back } = travelDays();
    const city = { mn: 'Улаанбаатар', en: 'Ulaanbaatar' }[language];

    test('[ROUTE-34] [HOTEL-12] [HOTEL-13] is searched, sorted, filtered and opened', async ({ page, t }) => {
      await page.setViewportSize(size);
      await openRendered(page, `/${language}/hotels`);
      const form = page.getByRole('search', { name: t('hotels', 'search.title') });
      await form.locator('[name=place_text]').fill(city);
      await form.locator('[name=check_in]').fill(depart);
      await form.locator('[name=check_out]').fill(back);
      await form.locator('[name=child_1]').selectOption('7');
      await form.getByRole('button', { name: t('hotels', 'search.submit') }).click();
      await expect(page).toHaveURL(/\/hotels\/list\?.*children=1&child_age_details=7/);
      expect(new URL(page.url()).searchParams.get('check_out')).toBe(back);
      await expect(page.getByRole('article').first()).toBeVisible();

      await page.getByRole('combobox', { name: t('hotels', 'sort.label') }).selectOption('price');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('shared', 'form.apply') })
        .last()
        .click();
      await expect(page).toHaveURL(/sort=price/);

      await page
        .locator('summary')
        .filter({ hasText: t('hotels', 'filters.title') })
        .click();
      await page.locator('[type=checkbox][name=stars][value="5"]').check();
      await page.locator('[type=checkbox][name=stars][value="4"]').check();
      await page.locator('[type=text][name=min_price]').fill('10,000');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('shared', 'form.apply') })
        .first()
        .click();
      await expect(page).toHaveURL(/sort=price.*stars=5&stars=4/);
      await expect(page.locator('[type=checkbox][name=stars][value="4"]')).toBeChecked();
      await expect(page.locator('[type=checkbox][name=stars][value="3"]')).not.toBeChecked();

      await page.getByRole('link', { name: new RegExp(t('hotels', 'search.edit')) }).click();
      await expect(page.locator('[name=check_in]')).toHaveValue(depart);
      await expect(page.locator('[name=child_1]')).toHaveValue('7');
      await page.getByRole('button', { name: t('hotels', 'search.submit') }).click();
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/hotels\/view\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('[VALID-06] is asked for again where a field is wrong, with what was typed', async ({ page, t }) => {
      await openRendered(page, `/${language}/hotels`);
      await page.locator('[name=place_text]').fill('qqqq');
      await page.locator('[name=check_in]').fill(back);
      await page.locator('[name=check_out]').fill(depart);
      await page.getByRole('button', { name: t('hotels', 'search.submit') }).click();
      await expect(page).toHaveURL(/\/hotels\?/);
      await expect(page.locator('[name=place_text]')).toHaveAccessibleDescription(t('hotels', 'search.none'));
      await expect(page.locator('[name=place_text]')).toHaveValue('qqqq');
      await expect(page.locator('[name=check_in]')).toHaveValue(back);
    });
  });
