import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { tabTo } from './keyboard.ts';

// What the patterns of the ARIA Authoring Practices ask of the parts that are our own (decision 0317).
test.use({ language: 'en', locale: 'en-GB', viewport: { width: 1440, height: 900 } });

const focused = (page: Page) => page.locator(':focus');

async function pressing(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('a menu button opens by its keys, walks by arrows, ends and letters, and has the focus back', async ({
  page,
  t,
}) => {
  await page.goto('/en');
  const button = page.getByRole('banner').getByRole('button', { name: t.like('host', 'language.label') });
  await tabTo(page, button);
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const rows = page.getByRole('menu').getByRole('menuitemradio');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(focused(page)).toHaveText(/^E/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(rows.last()).toBeFocused();
});

test('tabs are one stop, and arrows, Home and End choose among them', async ({ page }) => {
  await page.goto('/en');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabTo(page, tabs.first());
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.first()).toHaveAttribute('tabindex', '-1');
  await pressing(page, 'ArrowLeft', 'ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  expect(await focused(page).evaluate((element) => element.closest('[role="tablist"]') === null)).toBe(true);
});

test('a combobox points at its answers while the focus stays in the field', async ({ page, t }) => {
  await page.goto('/en');
  const field = page.getByRole('combobox', { name: t('flights', 'search.to') });
  await tabTo(page, field);
  await page.keyboard.type('seo');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const pointed = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    return id ? page.locator(`[id="${id}"]`).getAttribute('role') : null;
  };
  await expect.poll(pointed).toBe('option');
  const first = await field.getAttribute('aria-activedescendant');
  expect(await field.getAttribute('aria-controls')).toBeTruthy();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue(/Seoul/);
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toHaveValue(/Seoul/);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
});

test('a calendar walks by days, weeks, ends of the week and months, and has the focus back', async ({ page, t }) => {
  await page.goto('/en');
  const opener = page.getByRole('button', { name: t.like('flights', 'search.depart') }).first();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const day = () =>
    page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? (document.activeElement.dataset['date'] ?? '') : '',
    );
  for (let stop = 0; stop < 12 && !(await day()); stop += 1) await page.keyboard.press('Tab');
  const later = async (key: string, from: string) => {
    await page.keyboard.press(key);
    return Math.round((Date.parse(await day()) - Date.parse(from)) / 86_400_000);
  };
  const start = await day();
  expect(await later('ArrowRight', start)).toBe(1);
  expect(await later('ArrowDown', start)).toBe(8);
  expect(await later('ArrowLeft', start)).toBe(7);
  await page.keyboard.press('Home');
  const weekday = async () => new Date(`${await day()}T00:00:00Z`).getUTCDay();
  expect(await weekday()).toBe(1);
  await page.keyboard.press('End');
  expect(await weekday()).toBe(0);
  const before = await day();
  await page.keyboard.press('PageDown');
  expect(Number((await day()).slice(5, 7))).toBe((Number(before.slice(5, 7)) % 12) + 1);
  await page.keyboard.press('PageUp');
  expect((await day()).slice(0, 7)).toBe(before.slice(0, 7));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a dialog is modal: the page behind it is out of reach, and Tab goes round in it', async ({ page, t }) => {
  await page.goto('/en/about');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: t('host', 'footer.corporate') });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('pages', 'corporate.title') });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  const inside = () =>
    dialog.evaluate((element) => element === document.activeElement || element.contains(document.activeElement));
  expect(await inside()).toBe(true);
  expect(await opener.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await inside()).toBe(true);
  }
  for (let stop = 0; stop < 14; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
