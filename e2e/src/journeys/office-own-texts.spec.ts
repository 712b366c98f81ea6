import type { Page } from '@playwright/test';
import { expectClean } from '../fixtures/expect-clean.ts';
import type { Translate } from '../fixtures/messages.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test, travelDays } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Finds what a partner sells, and opens its text. */
async function beginOn(writer: Page, t: Translate, kind: 'hotel' | 'trip', text: string, name: RegExp): Promise<void> {
  await writer.goto(`/mn/content?kind=${kind}`);
  await writer.getByLabel(t('office', `content.find.${kind}`), { exact: true }).fill(text);
  await writer.keyboard.press('Enter');
  await expect(writer.getByText(t.like('office', 'content.find.found'))).toBeAttached();
  // What was written on before is in the list above.
  await writer.getByRole('link', { name }).last().click();
}

/** A change of what customers read, with why. */
async function send(writer: Page, t: Translate, way: 'now' | 'withdraw'): Promise<void> {
  await writer.getByRole('radio', { name: t('office', `content.ways.${way}`) }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('Better words');
  await writer.getByRole('button', { name: t('office', `content.ways.${way}`) }).click();
  await expect(writer.getByText(t('office', `content.done.${way}`))).toBeVisible();
}

async function saveAndPublish(writer: Page, t: Translate): Promise<void> {
  await writer.getByRole('button', { name: t('office', 'content.save') }).click();
  await expect(writer.getByText(t('office', 'content.saved'))).toBeVisible();
  await send(writer, t, 'now');
}

/** A page for everybody is rendered again after 20 seconds. */
async function reads(page: Page, path: string, check: (timeout: number) => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await check(3_000);
  }).toPass({ timeout: 90_000 });
}

test('texts of a trip and a hotel are written in the office, and customers read them until they are withdrawn', async ({
  office,
  page,
  t,
}) => {
  const mark = Date.now().toString(36);
  const writer = await office.open('/mn/content');
  await signInByKeyboard(writer, t, await office.account('content'));
  const card = (locale: 'mn' | 'en') =>
    writer.getByRole('group', { name: t('office', `language.${locale}`), exact: true });
  const textOf = (locale: 'mn' | 'en') => card(locale).getByLabel(t('office', 'content.textOf'), { exact: true });

  await beginOn(writer, t, 'trip', 'naadam', /naadam-4-days/);
  const operators = 'Үндэсний их баяр наадам';
  await expect(writer.getByRole('heading', { level: 1 })).toHaveText(operators);
  await expect(card('mn').getByText(operators, { exact: true })).toBeVisible();
  await card('mn').getByLabel(t('office', 'content.titleOf'), { exact: true }).fill(`${operators} ${mark}`);
  await expectClean(writer, 'writing on a trip');
  await saveAndPublish(writer, t);
  const heading = page.getByRole('heading', { level: 1 });
  await reads(page, '/mn/trip/naadam-4-days', (timeout) =>
    expect(heading).toHaveText(`${operators} ${mark}`, { timeout }),
  );
  await page.goto('/en/trip/naadam-4-days');
  await expect(heading).toContainText('Naadam');
  await expect(heading).not.toContainText(mark);
  await send(writer, t, 'withdraw');
  await reads(page, '/mn/trip/naadam-4-days', (timeout) => expect(heading).toHaveText(operators, { timeout }));

  await beginOn(writer, t, 'hotel', 'ULN-0007', /uln-0007/);
  await textOf('mn').fill(`<p>Талбайн дэргэд <b>${mark}</b></p>`);
  await expectClean(writer, 'writing on a hotel');
  await saveAndPublish(writer, t);
  const about = page.getByRole('region', { name: t('hotels', 'stay.about') });
  const { depart, back } = travelDays();
  const hotel = `/mn/hotels/view/ULN-0007/hotel?check_in=${depart}&check_out=${back}&adults=2`;
  const words = about.locator('b', { hasText: mark });
  await reads(page, hotel, (timeout) => expect(words).toBeVisible({ timeout }));
  await send(writer, t, 'withdraw');
  await reads(page, hotel, async (timeout) => {
    await expect(about).toBeVisible({ timeout });
    await expect(words).toHaveCount(0, { timeout });
  });
});
