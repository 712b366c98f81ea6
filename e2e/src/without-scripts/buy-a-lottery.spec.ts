import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });

    test('[MODAL-60] [CALL-02] [CALL-03] [CALL-06] tickets are bought by who says to be 18, after a mistake', async ({
      page,
      t,
      customer,
    }) => {
      const main = page.getByRole('main');
      const add = main.getByRole('button', { name: t('games', 'add.of', { name: 'Altan Gobi' }) });
      await openRendered(page, `/${language}/lottery`);
      await expect(add).toHaveCount(0);
      await main
        .getByRole('link', { name: t('games', 'age.agree') })
        .filter({ visible: true })
        .click();
      await add.filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/cart$/);

      const many = main.getByRole('combobox', { name: 'Altan Gobi' });
      await many.selectOption('3');
      await main
        .getByRole('button', { name: t('shared', 'form.apply') })
        .filter({ visible: true })
        .click();
      await expect(many).toHaveValue('3');
      const email = page.locator('#plain-cart-email');
      await expect(email).toHaveValue(customer.email);
      const order = main.getByRole('button', { name: t('games', 'cart.book') }).filter({ visible: true });
      await email.fill('no address');
      await order.click();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveValue('no address');
      await email.fill(customer.email);
      await order.click();
      await expect(page).toHaveURL(/\/checkout\/AYL-/);
    });

    test('[ROLE-08] a visitor signs in before anything is put into the cart', async ({ page, t }) => {
      await openRendered(page, `/${language}/ilottery?of_age=yes`);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('games', 'add.of', { name: 'Blue Sky' }) })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/auth\/login\?next=%2Filottery%3Fof_age%3Dyes/);
    });
  });
