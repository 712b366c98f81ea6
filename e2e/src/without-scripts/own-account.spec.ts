import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { newTraveller, signIn } from '../fixtures/traveller.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size] of [
  ['mn', { width: 390, height: 844 }],
  ['en', { width: 1440, height: 900 }],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });

    test('[NEED-03] [ROUTE-44] a password is recovered by a code, after a mistake, and signs in', async ({
      page,
      t,
      sandbox,
      customer,
    }) => {
      await page.context().clearCookies();
      await openRendered(page, `/${language}/auth/login?next=/user/profile`);
      const main = page.getByRole('main');
      const press = (key: string) =>
        main
          .getByRole('button', { name: t('account', key) })
          .filter({ visible: true })
          .click();
      await main
        .getByRole('link', { name: t('account', 'access.forgot') })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/password-recovery/);
      await press('access.sendCode');
      await expect(page.locator('#plain-login')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('#plain-login').fill(customer.email);
      await press('access.sendCode');
      await page.locator('#plain-verify_code').fill(await sandbox.codeFor(customer.email));
      await page.locator('#plain-new-password').fill('short');
      await press('access.savePassword');
      await expect(page.locator('#plain-new-password')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#plain-login')).toHaveValue(customer.email);
      await page.locator('#plain-verify_code').fill(await sandbox.codeFor(customer.email));
      await page.locator('#plain-new-password').fill('a new quiet river');
      await press('access.savePassword');
      await expect(page).toHaveURL(/recovered=/);
      await expect.poll(() => page.content()).toContain(t('account', 'access.recovered'));
      await page.locator('#plain-login').fill(customer.email);
      await page.locator('#plain-password').fill('a new quiet river');
      await press('access.signIn');
      await openRendered(page, `/${language}/user/profile`);
      await expect(main.getByText(customer.email)).toBeVisible();
    });

    test('[ACCT-08] [ACCT-09] [SEC-3] a name is changed, and an address by its code and the password', async ({
      page,
      t,
      sandbox,
      customer,
    }) => {
      const { email } = newTraveller();
      await openRendered(page, `/${language}/user/profile`);
      const main = page.getByRole('main');
      const change = (label: string) =>
        main
          .getByRole('link', { name: `${t('account', 'profile.change')}: ${t('account', label)}` })
          .filter({ visible: true })
          .click();
      const save = main.getByRole('button', { name: t('shared', 'action.save') }).filter({ visible: true });
      await change('profile.name');
      await page.locator('#plain-value').fill('D');
      await save.click();
      await expect(page.locator('#plain-value')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('#plain-value').fill('Dulmaa');
      await save.click();
      await expect(page).toHaveURL(/\/user\/profile$/);
      await expect(main.getByText(/^Dulmaa/)).toBeVisible();

      await change('access.email');
      await page.locator('#plain-value').fill(email);
      await main
        .getByRole('button', { name: t('account', 'access.sendCode') })
        .filter({ visible: true })
        .click();
      await page.locator('#plain-verify_code').fill(await sandbox.codeFor(email));
      await page.locator('#plain-password').fill('not-this-one');
      await save.click();
      await expect(page.locator('#plain-password')).toHaveAttribute('aria-invalid', 'true');
      expect(await page.content()).not.toContain('not-this-one');
      await page.locator('#plain-verify_code').fill(await sandbox.codeFor(email));
      await page.locator('#plain-password').fill(customer.password);
      await save.click();
      await expect(page).toHaveURL(/\/user\/profile$/);
      await expect(main.getByText(email)).toBeVisible();
    });

    test('[ACCT-03] [VALID-08] a passenger is saved after a mistake, changed, and deleted', async ({
      page,
      t,
      customer,
    }) => {
      await openRendered(page, `/${language}/user/passengers`);
      const main = page.getByRole('main');
      const field = (name: string) => page.locator(`#passenger-${name}`).filter({ visible: true });
      const save = main.getByRole('button', { name: t('shared', 'action.save') }).filter({ visible: true });
      await main
        .getByRole('link', { name: t('account', 'passengers.add') })
        .filter({ visible: true })
        .click();
      await field('last_name').fill('Бат');
      await field('first_name').fill('Sarnai');
      await main.getByRole('radio', { name: t('shared', 'person.female') }).check({ force: true });
      for (const [part, value] of [
        ['year', '1990'],
        ['month', '5'],
        ['day', '17'],
      ])
        await page.locator(`[name="birthday.${part}"]`).fill(value ?? '');
      await field('register_first').selectOption('У');
      await field('register_second').selectOption('Б');
      await field('register_digits').fill('90051712');
      await save.click();
      await expect(field('last_name')).toHaveAttribute('aria-invalid', 'true');
      await expect(field('last_name')).toHaveValue('Бат');
      await expect(field('register_digits')).toHaveValue('90051712');
      await expect(main.getByRole('radio', { name: t('shared', 'person.female') })).toBeChecked();
      await field('last_name').fill(customer.surname);
      await save.click();
      await expect(page).toHaveURL(/\/user\/passengers$/);
      const row = main.getByRole('listitem').filter({ hasText: 'Sarnai' });
      await expect(row).toContainText(t('account', 'passengers.domestic'));

      await row
        .getByRole('link', { name: t.like('account', 'passengers.named') })
        .filter({ visible: true })
        .first()
        .click();
      await expect(field('register_digits')).toHaveValue('90051712');
      await field('document_number').fill('E1234567');
      for (const [part, value] of [
        ['year', '2033'],
        ['month', '6'],
        ['day', '30'],
      ])
        await page.locator(`[name="document_expired_date.${part}"]`).fill(value ?? '');
      await save.click();
      await expect(page).toHaveURL(/\/user\/passengers$/);
      await expect(row).toContainText(t('account', 'passengers.abroad'));

      await row
        .getByRole('link', { name: t.like('account', 'passengers.named') })
        .filter({ visible: true })
        .last()
        .click();
      await main
        .getByRole('button', { name: t('account', 'passengers.delete') })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/user\/passengers$/);
      await expect(row).toHaveCount(0);
    });

    test('[ROUTE-24] [CALL-63] [CALL-65] a hotel is saved from the list, and taken out again', async ({
      page,
      t,
      customer,
    }) => {
      expect(customer.email).not.toBe('');
      const { depart, back } = travelDays(5);
      await openRendered(page, `/${language}/hotels/view/DLZ-0002/hotel?check_in=${depart}&check_out=${back}&adults=2`);
      const main = page.getByRole('main');
      const name = await main.getByRole('heading', { level: 1 }).innerText();
      await main.getByRole('button', { name: t('hotels', 'saved.heart', { hotel: name }) }).click();
      await expect(page).toHaveURL(/\/user\/hotels$/);
      const remove = main.getByRole('button', { name: t('account', 'savedHotels.removeNamed', { hotel: name }) });
      await remove.click();
      await expect(main.getByText(t('account', 'savedHotels.emptyTitle'))).toBeVisible();
      await expect(remove).toHaveCount(0);

      await page.context().clearCookies();
      await openRendered(page, `/${language}/hotels/view/DLZ-0002/hotel?check_in=${depart}&check_out=${back}&adults=2`);
      await main.getByRole('button', { name: t('hotels', 'saved.heart', { hotel: name }) }).click();
      await expect(page).toHaveURL(/\/auth\/login\?next=/);
    });

    test('[SEC-2] another device is signed out', async ({ page, t, customer, playwright, baseURL }) => {
      const other = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      await signIn(other, baseURL ?? '', customer);
      await openRendered(page, `/${language}/user/security`);
      const main = page.getByRole('main');
      await expect(main.getByText(t('account', 'security.current'))).toBeVisible();
      await expect.poll(() => page.content()).toContain(t('account', 'ownData.needsScripts'));
      await main
        .getByRole('listitem')
        .getByRole('button', { name: t.like('account', 'security.end') })
        .click();
      await expect(main.getByText(t('account', 'security.onlyThis'))).toBeVisible();
      const orders = await other.get('/api/order/v1/list/', { headers: { 'x-aylal-client': 'web' } });
      expect(orders.status()).toBe(401);
      await other.dispose();
    });
  });
