import { expectClean } from '../fixtures/expect-clean.ts';
import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('[ROUTE-46] the terms of a product are changed, and customers read them in two languages', async ({
  office,
  browser,
  baseURL,
  t,
}) => {
  const mark = `bags-${Date.now().toString(36)}`;
  const writer = await office.open('/mn/content?kind=page');
  await signInByKeyboard(writer, t, await office.account('content'));
  await writer.getByRole('link', { name: /terms-mobility/ }).click();
  const card = (locale: 'mn' | 'en') =>
    writer.getByRole('group', { name: t('office', `language.${locale}`), exact: true });
  for (const locale of ['mn', 'en'] as const) {
    const text = card(locale).getByLabel(t('office', 'content.textOf'));
    const before = await text.inputValue();
    await text.fill(`${before.replaceAll(/<p>bags-.*?<\/p>/g, '')}<p>${mark} <b>${locale}</b></p>`);
  }
  await expectClean(writer, 'writing a page of the shop');
  await writer.getByRole('button', { name: t('office', 'content.save') }).click();
  await expect(writer.getByText(t('office', 'content.saved'))).toBeVisible();
  await expect(writer.getByRole('radio', { name: t('office', 'content.ways.retire') })).toHaveCount(0);
  await writer.getByRole('radio', { name: t('office', 'content.ways.now') }).check({ force: true });
  await writer.getByLabel(t('office', 'action.why')).fill('Bags are allowed');
  await writer.getByRole('button', { name: t('office', 'content.ways.now') }).click();
  await expect(writer.getByText(t('office', 'content.done.now'))).toBeVisible();

  // Without scripts: what the server renders is what customers and search engines read.
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const reader = await context.newPage();
  for (const locale of ['mn', 'en'])
    await expect(async () => {
      await reader.goto(`/${locale}/term-condition?product=mobility`);
      await expect(reader.getByText(`${mark} ${locale}`)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 90_000 });
  await context.close();
});
