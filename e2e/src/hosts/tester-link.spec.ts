import { expect, test } from '@playwright/test';
import { openTrialShop } from '../fixtures/trial-shop.ts';

const remote = 'mf-account';

test("a tester's link shows its release, and a panel that says what runs on the page; visitors get neither", async ({
  page,
}) => {
  const shop = await openTrialShop([remote]);
  const version = shop.next[remote] ?? '';
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  try {
    const origin = await shop.host();
    await page.goto(`${origin}/en/auth/login`);
    await expect(page.locator('#root :is(h1,h2)').first()).toBeVisible();
    await expect.poll(() => scripts.some((url) => url.includes('after-start'))).toBe(true);
    await expect(page.getByRole('button', { name: 'Releases', exact: true })).toHaveCount(0);

    const act = {
      act: 'override',
      releases: { [remote]: version },
      subject: 'Bat',
      hours: 1,
      reason: 'a test',
    } as const;
    const signed = await shop.registry.sign({ ...act, at: new Date().toISOString() });
    const { token = '' } = await shop.registry.act(signed);
    expect(scripts.filter((url) => url.includes('release-panel'))).toEqual([]);
    await page.goto(`${origin}/en/auth/login?release_override=${token}`);
    await expect(page.getByRole('complementary').filter({ hasText: 'Test version' })).toContainText(version);
    await page.getByRole('button', { name: 'Releases', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Releases of this page' });
    const row = panel.getByRole('table', { name: 'Remotes' }).getByRole('row').filter({ hasText: remote });
    await expect(row).toContainText(version);
    await expect(row).toContainText(/http:\/\/127\.0\.0\.1:\d+/);
    await expect(row).toContainText(/loaded\s*\d+ ms/);
    const shared = panel
      .getByRole('table', { name: 'Shared modules' })
      .getByRole('row')
      .filter({ hasText: '@aylal/shell' });
    await expect(shared).toContainText(/yes.*mf_account/);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();

    await page.getByRole('button', { name: 'Prices shown in MNT' }).click();
    await page.getByRole('menuitemradio', { name: /USD/ }).click();
    await page.getByRole('button', { name: 'Releases', exact: true }).click();
    await expect(panel.getByRole('table', { name: 'Last events' })).toContainText(
      'currency/changed@1{"currency":"USD"}',
    );
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await panel.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'End the test' }).click();
    await expect(page.getByText('Test version')).toHaveCount(0);
  } finally {
    await shop.close();
  }
});
