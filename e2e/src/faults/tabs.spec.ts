import type { Page } from '@playwright/test';
import { expect, resultsAddress, test } from '../fixtures/test.ts';
import { newTraveller, register } from '../fixtures/traveller.ts';
import type { Translate } from '../fixtures/messages.ts';

/** What crosses tabs does so within this time (SEC-2, REL-6). */
const crossing = { timeout: 2000 };

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('Two tabs of one traveller', () => {
  test('[REL-6] agree on the currency', async ({ page, context, t }) => {
    const other = await context.newPage();
    await Promise.all([page.goto(resultsAddress('mn')), other.goto('/mn')]);
    await expectBar(page, t);
    await expectBar(other, t);
    await other.getByRole('button', { name: t('host', 'currency.current', { code: 'MNT' }) }).click();
    await other.getByRole('menuitemradio', { name: /USD/ }).click();
    await expect(page.getByRole('button', { name: t('host', 'currency.current', { code: 'USD' }) })).toBeVisible(
      crossing,
    );
    await expect(page.getByText(/US\$|\$\d/).first()).toBeVisible();
  });

  test('[REL-6] agree on the language, each on its own page', async ({ page, context, t }) => {
    const other = await context.newPage();
    await Promise.all([page.goto('/mn/about'), other.goto('/mn')]);
    await expectBar(page, t);
    await expectBar(other, t);
    await other.getByRole('button', { name: t('host', 'language.current', { name: 'Монгол' }) }).click();
    await other.getByRole('menuitemradio', { name: 'English' }).click();
    await other.waitForURL(/\/en\/?$/);
    await page.waitForURL(/\/en\/about$/, crossing);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('[SEC-2] [REL-6] agree on who is signed in and who no longer is', async ({
    page,
    context,
    t,
    customer: traveller,
  }) => {
    await context.clearCookies();
    const other = await context.newPage();
    await Promise.all([page.goto('/mn'), other.goto('/mn')]);
    const signIn = (tab: Page) => tab.getByRole('button', { name: t('host', 'account.sign_in') });
    await expect(signIn(other)).toBeVisible();
    await signIn(page).click();
    await fillSignIn(page, t, traveller);
    await expect(account(page, t)).toBeVisible();
    await expect(account(other, t)).toBeVisible(crossing);

    await other.goto('/mn/user/order');
    await expect(other.getByText(t('account', 'orders.emptyTitle'))).toBeVisible();
    await account(page, t).click();
    await page.getByRole('menuitem', { name: t('host', 'account.sign_out') }).click();
    await expect(signIn(page).first()).toBeVisible();
    await expect(account(other, t)).toHaveCount(0, crossing);
    await expect(other.getByText(t('account', 'orders.emptyTitle'))).toHaveCount(0);
    expect((await context.cookies()).some(({ name, value }) => name === 'tapa_accessToken' && value !== '')).toBe(
      false,
    );
  });
});

test.describe('A page behind the back button', () => {
  test('[SEC-2] shows nothing of the traveller who has signed out since', async ({
    page,
    context,
    t,
    baseURL,
    customer: traveller,
  }) => {
    await page.goto('/mn/user/order');
    await expect(account(page, t)).toBeVisible();
    // A full step away, so that the browser may keep the page as it is.
    await page.goto('/sandbox');
    await context.request.post('/api/user/v1/logout/', {
      headers: { 'x-aylal-client': 'web', origin: baseURL ?? '', 'content-type': 'application/json' },
      data: {},
    });
    await page.goBack();
    await expect(page.getByRole('button', { name: t('host', 'account.sign_in') }).first()).toBeVisible();
    await expect(page.getByText(traveller.givenName)).toHaveCount(0);
    await expect(page.getByText(t('account', 'orders.emptyTitle'))).toHaveCount(0);
  });

  test('[SEC-2] is covered while it waits, and asks before it shows anything', async ({
    page,
    context,
    t,
    sandbox,
    baseURL,
  }) => {
    await register(context.request, baseURL ?? '', sandbox, newTraveller());
    await page.goto('/mn/user/order');
    await expect(page.getByText(t('account', 'orders.emptyTitle'))).toBeVisible();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(page.getByText(t('account', 'orders.emptyTitle'))).toBeHidden();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByText(t('account', 'orders.emptyTitle'))).toBeVisible();
  });
});

function account(page: Page, t: Translate) {
  return page.getByRole('button', { name: new RegExp(`^${t('host', 'account.menu')}`) });
}

async function expectBar(page: Page, t: Translate) {
  await expect(page.getByRole('navigation', { name: t('host', 'menu.label') })).toBeVisible();
}

async function fillSignIn(page: Page, t: Translate, { email, password }: { email: string; password: string }) {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('account', 'access.email'), { exact: true }).click();
  await dialog.getByLabel(t('account', 'access.emailAddress')).fill(email);
  await dialog.getByLabel(t('account', 'access.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('account', 'access.signIn'), exact: true }).click();
}
