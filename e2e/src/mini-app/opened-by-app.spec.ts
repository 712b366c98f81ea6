import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ language: 'mn', viewport: { width: 420, height: 900 } });

test('[NEED-179] the app of a partner shows the mini-app in a frame, with its customer signed in', async ({
  page,
  t,
}) => {
  await page.goto('/sandbox/host-app?lang=mn');
  await page.getByRole('form', { name: 'Батболд Анударь' }).getByRole('button', { name: 'Апп дотор нээх' }).click();
  const app = page.frameLocator('iframe');
  await expect(app.getByRole('heading', { level: 1, name: t('host', 'home.mini.heading') })).toBeVisible();
  await app
    .getByRole('navigation', { name: t('host', 'menu.mine') })
    .getByRole('link')
    .last()
    .click();
  await expect(app.getByText('8802 0001').or(app.getByText('88020001')).first()).toBeVisible();
  for (const cookie of await page.context().cookies()) expect(cookie.value).not.toContain('host_token');
});

test('[NEED-179] in a web view the address is clean, and the way out leads to the web', async ({ page, t }) => {
  await page.goto('/sandbox/host-app?lang=mn');
  await page.getByRole('form', { name: 'Батболд Анударь' }).getByRole('button', { name: 'Дэлгэц дүүрэн нээх' }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.mini.heading') })).toBeVisible();
  await expect(page).toHaveURL(/\/mn$/);
  await expectClean(page, 'mini-app of a web view', 'any');
  await page.goto('/sandbox/host-app?lang=mn');
  await page.getByRole('link', { name: 'Мини аппаас гарч, вэб рүү орох' }).click();
  await expect(page).toHaveURL(/\/mn$/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('[NEED-179] who the app cannot vouch for finds the mini-app without a session', async ({ page, t }) => {
  await page.goto('/sandbox/host-app?lang=mn');
  await page
    .getByRole('form', { name: /утасгүй/ })
    .getByRole('button', { name: 'Дэлгэц дүүрэн нээх' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.mini.heading') })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('tapa_accessToken');
});
