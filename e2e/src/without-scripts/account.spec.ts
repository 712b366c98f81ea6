import { book } from '../fixtures/booking.ts';
import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';
import { newTraveller } from '../fixtures/traveller.ts';

test.use({ javaScriptEnabled: false });

for (const [language, size, weeks] of [
  ['mn', { width: 390, height: 844 }, 36],
  ['en', { width: 1440, height: 900 }, 37],
] as const)
  test.describe(`Without scripts, ${size.width} wide, in ${language}`, () => {
    test.use({ language, viewport: size });

    test('[NEED-02] [ROUTE-43] an account is opened with a code, after a mistake', async ({ page, t, sandbox }) => {
      const { email, password, surname, givenName } = newTraveller();
      await openRendered(page, `/${language}/auth/login?next=/user/profile`);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: t('account', 'access.registerLink') }).click();
      await expect(page).toHaveURL(/register=/);
      await page.locator('#plain-login').fill(email);
      await page.locator('#plain-last_name').fill(surname);
      const sendCode = main.getByRole('button', { name: t('account', 'access.sendCode') }).filter({ visible: true });
      await sendCode.click();
      await expect(page.locator('#plain-first_name')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#plain-login')).toHaveValue(email);
      await page.locator('#plain-first_name').fill(givenName);
      await sendCode.click();
      await page.locator('#plain-verify_code').fill(await sandbox.codeFor(email));
      await page.locator('#plain-new-password').fill(password);
      await main.getByRole('button', { name: t('account', 'access.registerSubmit') }).click();
      await expect(page).toHaveURL(/\/user\/profile$/);
      await expect(main.getByText(email)).toBeVisible();
    });

    test('[ROUTE-08] [ROUTE-19] [SESS-01] orders, wallet and passengers are read, an order is found, and the session is ended', async ({
      page,
      t,
      customer,
      baseURL,
    }) => {
      const { depart, back } = travelDays(weeks);
      const days = { depart_date: depart, return_date: back };
      const reference = await book(page.context().request, baseURL ?? '', customer, days);
      await openRendered(page, `/${language}`);
      const own = page.getByRole('banner').getByRole('link', { name: t('host', 'account.menu') });
      await own.click();
      await expect(page).toHaveURL(/\/user\/profile$/);
      const main = page.getByRole('main');
      await expect(main.getByText(customer.email)).toBeVisible();
      await main.getByRole('link', { name: t('account', 'orders.title') }).click();
      await expect(main.getByText(reference)).toBeVisible();
      await main.getByText(t('account', 'orders.filter')).click();
      const search = main.getByRole('searchbox', { name: t('account', 'orders.text') });
      await search.fill('no such order');
      await search.press('Enter');
      await expect(page).toHaveURL(/text=no\+such\+order/);
      await expect(main.getByText(reference)).toHaveCount(0);
      await main.locator('[name=state]').selectOption('unpaid');
      const apply = main.getByRole('button', { name: t('shared', 'form.apply') }).filter({ visible: true });
      await apply.click();
      await expect(page).toHaveURL(/state=unpaid/);
      await main
        .getByRole('link', { name: t('account', 'orders.clear') })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/user\/order$/);
      await expect(main.getByText(reference)).toBeVisible();

      await openRendered(page, `/${language}/user/wallet`);
      await main.locator('[name=transfer_type]').selectOption('DEPOSIT');
      await apply.click();
      await expect(page).toHaveURL(/transfer_type=DEPOSIT/);
      await openRendered(page, `/${language}/user/wallet`);
      await expect(main.getByRole('heading', { level: 1, name: t('account', 'wallet.title') })).toBeVisible();
      await openRendered(page, `/${language}/user/passengers`);
      await expect(main.getByRole('heading', { level: 1, name: t('account', 'passengers.title') })).toBeVisible();

      await own.click();
      await main.getByRole('button', { name: t('account', 'profile.signOut') }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/?$`));
      await openRendered(page, `/${language}/user/order/flight/${reference}`);
      await expect(main.getByText(reference)).toHaveCount(0);
      await expect(main.getByRole('link', { name: t('account', 'access.signIn') })).toHaveAttribute('href', /next=/);
    });
  });

test('[AUT-1] An order that there is not is said to be none, with the way to ask again', async ({
  page,
  t,
  customer,
}) => {
  expect(customer.email).not.toBe('');
  await openRendered(page, '/mn/user/order/flight/AYL-NONE00');
  const retry = page.getByRole('main').getByRole('link', { name: t('shared', 'action.retry') });
  await expect(retry).toHaveAttribute('href', '/mn/user/order/flight/AYL-NONE00');
});

test('[SEC-6] A form of another site changes nothing', async ({ page, customer, baseURL }) => {
  const { request } = page.context();
  const post = (origin: string) => request.post('/mn/user/profile', { form: {}, headers: { origin }, maxRedirects: 0 });
  expect((await post('https://evil.example')).status()).toBe(403);
  await openRendered(page, '/mn/user/profile');
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
  expect((await post(baseURL ?? '')).status()).toBe(303);
});
