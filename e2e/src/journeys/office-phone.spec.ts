import { signInByKeyboard } from '../fixtures/office.ts';
import { expect, test } from '../fixtures/test.ts';

test('nothing waits beyond the edge of a phone', async ({ office, t }) => {
  const page = await office.open();
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByKeyboard(page, t, await office.account('support'));
  await expect(page.getByRole('heading', { level: 1, name: t('office', 'work.title') })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
