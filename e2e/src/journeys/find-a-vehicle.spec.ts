import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean.ts';
import { lonePin } from '../fixtures/lone-pin.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Translate } from '../fixtures/messages.ts';

/** Comes nearer until a pin is alone, and chooses it; answers its plate. */
async function chooseOnMap(page: Page, t: Translate): Promise<string> {
  const map = page.getByRole('application', { name: t('games', 'mobility.mapOf') });
  await expect(map).toBeVisible();
  const pin = await lonePin(map);
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  return /\d{4} УБ./.exec((await pin.getAttribute('aria-label')) ?? '')?.[0] ?? '';
}

test('[PROD-10] a vehicle is chosen on the map beside the list, and its card says all of it', async ({
  quietPage: page,
  t,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mn/mobility?type=scooter');
  const plate = await chooseOnMap(page, t);
  const chosen = page.getByRole('region', { name: t('games', 'mobility.chosen') });
  await expect(chosen.getByRole('heading', { name: new RegExp(plate) })).toBeVisible();
  await expect(chosen.getByRole('img', { name: t.like('games', 'mobility.battery') })).toBeVisible();
  await expectClean(page, 'vehicles');
  await chosen.getByRole('button', { name: t('games', 'mobility.close') }).click();
  await expect(chosen).toHaveCount(0);
});

test('[ROUTE-39] a phone shows the map first with prices on it, the nearest below, and a vehicle by its number', async ({
  quietPage: page,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/mn/mobility');
  const map = page.getByRole('application', { name: t('games', 'mobility.mapOf') });
  const list = page.getByRole('list', { name: t('games', 'mobility.title') });
  await expect(map).toBeVisible();
  expect((await map.boundingBox())?.y).toBeLessThan((await list.boundingBox())?.y ?? 0);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  const pin = await lonePin(map);
  await expect(pin).toContainText(/^(\d+₮\/мин|\p{L}+)/u);
  const card = list.getByRole('listitem').nth(1);
  const plate = /\d{4} УБ./.exec((await card.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('textbox', { name: t('games', 'mobility.find') }).fill(plate.replace(' ', '').toLowerCase());
  await page.getByRole('button', { name: t('games', 'mobility.findAction') }).click();
  const chosen = page.getByRole('region', { name: t('games', 'mobility.chosen') });
  await expect(chosen.getByRole('heading', { name: new RegExp(plate) })).toBeVisible();
  await expectClean(page, 'vehicle-map');
});

test('[NEED-23] vehicles read long before a slow phone hydrates them stay as rendered', async ({
  quietPage: page,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.route('**/mn/mobility', async (route) => {
    const response = await route.fetch();
    const older = (_: string, at: string) => `"dataUpdatedAt":${Number(at) - 60_000}`;
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"dataUpdatedAt":(\d+)/g, older) });
  });
  await page.route('**/api/mobility/vehicles/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/"plate_no":"\d+/g, '"plate_no":"0000') });
  });
  await page.goto('/mn/mobility');
  const cards = page.getByRole('list', { name: t('games', 'mobility.title') }).getByRole('button');
  await expect
    .poll(() => cards.evaluateAll((links) => links.length > 0 && links.every((link) => Object.keys(link).length > 0)), {
      message: 'React has taken every card',
    })
    .toBe(true);
});
