import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`In a browser that runs no scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });
    const { depart } = travelDays();

    test('[ROUTE-37] buses of a day are found', async ({ page, t }) => {
      await openRendered(page, `/${language}/bus`);
      const form = page.getByRole('search', { name: t('bus', 'search.title') });
      await form.getByRole('button', { name: t('bus', 'search.submit') }).click();
      await expect(form.locator('[name=_from]')).toHaveAccessibleDescription(t('shared', 'validation_required'));
      await form.locator('[name=_from]').selectOption({ index: 1 });
      await form.locator('[name=_to]').selectOption({ index: 2 });
      await form.locator('[name=depart_date]').fill(depart);
      await form.getByRole('button', { name: t('bus', 'search.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`/bus/schedule/\\d{3}-\\d{3}-${depart}`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('[ROUTE-36] trains of a day are found', async ({ page, t }) => {
      await openRendered(page, `/${language}/trains`);
      const form = page.getByRole('search', { name: t('bus', 'trains.title') });
      await form.locator('[name=_from]').selectOption({ index: 1 });
      await form.locator('[name=_to]').selectOption({ index: 2 });
      await form.locator('[name=depart_date]').fill(depart);
      await form.getByRole('button', { name: t('bus', 'trains.submit') }).click();
      await expect(page).toHaveURL(new RegExp(`/trains\\?.*depart_date=${depart}`));
      await expect(form.locator('[name=depart_date]')).toHaveValue(depart);
      await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    });
  });
