import type { Page } from '@playwright/test';
import { book, bookingAddress, checkOffer } from '../fixtures/booking.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';

/** WCAG 1.4.12: what a reader may set for themselves. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test.describe('At 320 and 390 pixels, also with wider text', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [
    '/mn',
    '/en',
    '/mn/flights',
    '/mn/about',
    '/mn/no-such-page',
    '/mn/user/order',
    resultsAddress('mn'),
  ])
    test(`nothing has to be scrolled sideways: ${path.split('?')[0]}`, async ({ page }) => {
      await page.goto(path);
      await expectFits(page);
    });

  test('the words of the sorting run into none of their neighbours', async ({ page, t }) => {
    await page.goto(resultsAddress('mn'));
    const tabs = page.getByRole('group', { name: t('flights', 'sort.label') }).getByRole('link');
    await expect(tabs).toHaveCount(3);
    const cut = await tabs.evaluateAll((all) =>
      all.filter((tab) => tab.scrollWidth > tab.clientWidth).map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

  test('nothing has to be scrolled sideways from booking to the order', async ({
    page,
    context,
    baseURL,
    customer: traveller,
  }) => {
    const offer = await checkOffer(context.request, baseURL ?? '');
    const reference = await book(context.request, baseURL ?? '', traveller);
    for (const path of [
      bookingAddress('mn', offer),
      `/mn/checkout/${reference}?p=regular`,
      `/mn/user/order/flight/${reference}`,
    ]) {
      await page.goto(path);
      await expectFits(page);
    }
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const locale of ['mn', 'en'])
    test(`no word of a product is cut by its tab, and the row shows that it goes on: ${locale}`, async ({ page }) => {
      await page.goto(`/${locale}`);
      const row = page.getByRole('tablist').first();
      await expect(row.getByRole('tab').nth(5)).toBeAttached();
      const { cut, inPart } = await row.evaluate((list) => {
        const edge = list.getBoundingClientRect().right;
        const tabs = [...list.children].map((tab) => ({ tab, box: tab.getBoundingClientRect() }));
        return {
          cut: tabs.filter(({ tab }) => tab.scrollWidth > tab.clientWidth).map(({ tab }) => tab.textContent),
          inPart: tabs.filter(({ box }) => box.left < edge - 20 && box.right > edge + 20).length,
        };
      });
      expect(cut).toEqual([]);
      expect(inPart).toBe(1);
    });
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test('nothing moves for longer than a blink', async ({ page }) => {
    await page.goto('/mn');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => Number(effect?.getTiming().duration))
        .filter((duration) => duration > 1),
    );
    expect(moving).toEqual([]);
  });
});

async function expectFits(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => overhang(page), page.url()).toBeLessThanOrEqual(0);
  await page.addStyleTag({ content: spacing });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overhang(page), `${page.url()}, wider text at ${width}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
}

function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
