import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('news are written in six languages, previewed and published, and customers read them', async ({
  office,
  page,
  t,
}) => {
  const slug = `route-${Date.now().toString(36)}`;
  const writer = await office.open('/mn/content');
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByLabel(t('office', 'content.name')).fill(slug);
  await writer.getByRole('button', { name: t('office', 'content.begin') }).click();
  // Old, so that the home page of other tests is as it was.
  await writer.getByLabel(t('office', 'content.fields.date')).fill('2020-01-01');
  await writer.getByLabel(t('office', 'content.fields.picture')).fill('/pictures/places/lake/3.svg');
  const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const;
  const card = (locale: (typeof languages)[number]) =>
    writer.getByRole('group', { name: t('office', `language.${locale}`), exact: true });
  for (const locale of languages) {
    await card(locale).getByLabel(t('office', 'content.titleOf')).fill(`${slug} ${locale}`);
    await card(locale).getByLabel(t('office', 'content.textOf')).fill('<p>To <b>Osaka</b></p>');
  }
  await expectClean(writer, 'writing content');
  await writer.getByRole('radio', { name: t('office', 'content.preview') }).check({ force: true });
  await expect(card('ja').locator('b')).toHaveText('Osaka');
  await writer.getByRole('button', { name: t('office', 'content.save') }).click();
  await expect(writer.getByText(t('office', 'content.saved'))).toBeVisible();
  await writer.getByRole('radio', { name: t('office', 'content.ways.now') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('A new route');
  await writer.getByRole('button', { name: t('office', 'content.ways.now') }).click();
  await expect(writer.getByText(t('office', 'content.done.now'))).toBeVisible();

  await expect(async () => {
    await page.goto('/en/news/list');
    await expect(page.getByText(`${slug} en`)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
});

test('a promotion is put into the menu, and a customer follows it from the phone’s menu', async ({
  office,
  page,
  t,
}) => {
  const slug = `menu-${Date.now().toString(36)}`;
  const writer = await office.open(`/mn/content/promotion/${slug}`);
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByLabel(t('office', 'content.fields.place')).selectOption('menu');
  await writer.getByLabel(t('office', 'content.fields.to')).fill('/esim');
  for (const locale of ['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const) {
    const card = writer.getByRole('group', { name: t('office', `language.${locale}`), exact: true });
    await card.getByLabel(t('office', 'content.titleOf')).fill(`${slug} ${locale}`);
    await card.getByLabel(t('office', 'content.textOf')).fill('Data abroad');
  }
  await writer.getByRole('button', { name: t('office', 'content.save') }).click();
  await expect(writer.getByText(t('office', 'content.saved'))).toBeVisible();
  await writer.getByRole('radio', { name: t('office', 'content.ways.now') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('Before the holidays');
  await writer.getByRole('button', { name: t('office', 'content.ways.now') }).click();
  await expect(writer.getByText(t('office', 'content.done.now'))).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const banner = page.getByRole('link', { name: new RegExp(`${slug} mn`) });
  await expect(async () => {
    await page.goto('/mn/about');
    await page.getByRole('button', { name: t('host', 'menu.open') }).click();
    await expect(banner).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
  await expectClean(page, 'the menu of a phone with a banner');
  await banner.click();
  await expect(page).toHaveURL(/\/mn\/esim/);

  // The menu of other tests is as it was.
  await writer.getByRole('radio', { name: t('office', 'content.ways.retire') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('The journey is over');
  await writer.getByRole('button', { name: t('office', 'content.ways.retire') }).click();
  await expect(writer.getByText(t('office', 'content.done.retire'))).toBeVisible();
});
