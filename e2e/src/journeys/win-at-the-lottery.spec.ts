import type { Page } from '@playwright/test';
import { pay } from '../fixtures/booking.ts';
import { expectClean } from '../fixtures/expect-clean.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Translate } from '../fixtures/messages.ts';

/** Says that one is 18, where the page asks. */
async function enter(page: Page, t: Translate, path: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole('dialog', { name: t('games', 'age.title') })
    .getByRole('button', { name: t('games', 'age.agree') })
    .click();
}

async function add(page: Page, t: Translate, name: string): Promise<void> {
  await page.getByRole('button', { name: t('games', 'add.of', { name }) }).click();
  const popup = page.getByRole('dialog', { name: t('games', 'add.title') });
  await popup.getByRole('button', { name: t('games', 'add.action') }).click();
  await expect(popup).toHaveCount(0);
}

test('[MODAL-60] [MODAL-62] [CALL-06] a customer of 18 buys a ticket, scratches it, and what it won is in the game wallet', async ({
  quietPage: page,
  customer: _customer,
  baseURL,
  t,
}) => {
  await enter(page, t, '/mn/lottery');
  await add(page, t, 'Altan Gobi');
  await expectClean(page, 'lottery');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('host', 'cart.count', { count: 1 }) })
    .click();
  await expect(page.getByRole('group', { name: 'Altan Gobi' })).toBeVisible();
  await expectClean(page, 'cart');
  await page.getByRole('button', { name: t('games', 'cart.book') }).click();
  await page.waitForURL(/\/mn\/checkout\/AYL-/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const bank = await page.context().newPage();
  await pay(bank, baseURL ?? '', reference);
  await page.waitForURL(new RegExp(`/lottery/tickets/${reference}$`));
  await page.getByRole('button', { name: t('games', 'scratch.covered', { number: 1 }) }).click();
  await expect(page.getByRole('button', { name: t.like('games', 'scratch.shown') })).toHaveCount(1);
  await page.getByRole('button', { name: t('games', 'scratch.all') }).click();
  const result = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /₮|хожил/ });
  await expect(result).toBeVisible();
  const won = /([\d,]+)₮/.exec((await result.textContent()) ?? '')?.[1] ?? '0';
  await expectClean(page, 'ticket');
  await page.reload();
  await expect(page.getByRole('button', { name: t.like('games', 'scratch.shown') })).toHaveCount(9);
  await page.goto('/mn/user/game-wallet');
  await expect(page.getByText(`${won}₮`, { exact: true }).first()).toBeVisible();
});

test('[CART-05] [REL-6] two tabs share one cart, hear of each change, and lose nothing', async ({
  page,
  context,
  customer: _customer,
  t,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, t, '/mn/ilottery');
  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 900 });
  await other.goto('/mn/lottery');
  await expect(other.getByRole('button', { name: t('games', 'add.of', { name: 'Khangai' }) })).toBeVisible();
  const counted = (tab: Page, count: number) =>
    expect(tab.getByRole('banner').getByRole('link', { name: t('host', 'cart.count', { count }) })).toBeVisible({
      timeout: 2000,
    });
  await add(page, t, 'Blue Sky');
  await counted(other, 1);
  await add(other, t, 'Khangai');
  await counted(page, 2);
  await page.goto('/mn/cart');
  await expect(page.getByRole('group', { name: 'Blue Sky' })).toBeVisible();
  await page.getByRole('button', { name: t('games', 'cart.remove', { name: 'Khangai' }) }).click();
  await counted(other, 1);
  await expect(other.getByRole('button', { name: t('games', 'add.of', { name: 'Khangai' }) })).toBeVisible();
});

test('[MODAL-63] [GAP-72.2] a printed ticket is brought to a place on the map, which can be changed until it is paid', async ({
  quietPage: page,
  customer: _customer,
  baseURL,
  t,
}) => {
  await enter(page, t, '/mn/lottery');
  await add(page, t, 'Eternal Sky');
  await page.goto('/mn/cart');
  await expect(page.getByText('17,000₮').first()).toBeVisible();
  await page.getByRole('button', { name: t('games', 'cart.book') }).click();
  const popup = page.getByRole('dialog', { name: t('games', 'shipment.title') });
  await popup.getByRole('textbox', { name: t('games', 'shipment.district') }).fill('Сүхбаатар');
  await popup.getByRole('textbox', { name: t('games', 'shipment.khoroo') }).fill('1-р хороо');
  await popup.getByRole('textbox', { name: t('games', 'shipment.street') }).fill('Бага тойруу 14, 32 тоот');
  await popup.getByRole('textbox', { name: t('games', 'shipment.phone') }).fill('99112233');
  await popup.getByRole('application', { name: t('games', 'shipment.place') }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('button', { name: t('games', 'shipment.pin') })).toBeVisible();
  await expect(popup.getByRole('status').filter({ hasText: /: [\d.]+ к?м \p{L}+/u })).toBeVisible();
  await expectClean(page, 'shipment');
  await popup.getByRole('button', { name: t('games', 'shipment.save') }).click();
  await page.waitForURL(/\/mn\/checkout\/AYL-/);
  const reference = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByText('Бага тойруу 14, 32 тоот').first()).toBeVisible();
  await page.goto(`/mn/user/order/lottery/${reference}`);
  await page.getByRole('button', { name: t('games', 'shipment.change') }).click();
  const again = page.getByRole('dialog', { name: t('games', 'shipment.title') });
  await again.getByRole('textbox', { name: t('games', 'shipment.street') }).fill('Энхтайваны өргөн чөлөө 5');
  await again.getByRole('button', { name: t('games', 'shipment.save') }).click();
  await expect(again).toHaveCount(0);
  await expect(page.getByText('Энхтайваны өргөн чөлөө 5')).toBeVisible();
  await expectClean(page, 'delivery');
  await page.goto(`/mn/checkout/${reference}`);
  const bank = await page.context().newPage();
  await pay(bank, baseURL ?? '', reference);
  await page.waitForURL(new RegExp(`/lottery/tickets/${reference}$`));
  await expect(page.getByText(t('games', 'shipment.state.packed'), { exact: false })).toBeVisible();
  await page.getByRole('link', { name: t('games', 'scratch.delivery') }).click();
  await expect(page.getByRole('list', { name: t('games', 'shipment.steps') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('games', 'shipment.change') })).toHaveCount(0);
});
