import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });

    test('[SHELL-07] [SHELL-08] the menu leads to every page of the shop, and to other languages', async ({
      page,
      t,
    }) => {
      await openRendered(page, `/${language}`);
      const menu = size.width < 500 ? t('host', 'menu.open') : t('host', 'menu.other');
      await page.getByRole('banner').getByRole('link', { name: menu, exact: true }).click();
      const links = page.getByRole('contentinfo');
      const hotels = links.locator(`a[href="/${language}/hotels"]`);
      await expect(hotels).toBeInViewport();
      await links.locator('a[hreflang=ru]').click();
      await expect(page).toHaveURL(/\/ru$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    });

    test('[SHELL-04] [CUR-05] the currency is chosen, and the page stays where it was', async ({ page, t }) => {
      const { depart, back } = travelDays(5);
      const list = `/${language}/hotels/list?text=ULN&check_in=${depart}&check_out=${back}&adults=2`;
      await openRendered(page, list);
      const price = (like: RegExp) => page.getByRole('main').getByText(like).filter({ visible: true }).first();
      await expect(price(/₮ ?\d|\d ?₮/)).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('combobox', { name: t('host', 'currency.label') }).selectOption('USD');
      await footer.locator('form:has(select) button').click();
      await expect(page).toHaveURL(new RegExp(`check_in=${depart}`));
      await expect(page).not.toHaveURL(/choose_currency/);
      await expect(price(/US\$[\d,.]+/)).toBeVisible();
      await openRendered(page, list);
      await expect(price(/US\$[\d,.]+/)).toBeVisible();
    });
  });
