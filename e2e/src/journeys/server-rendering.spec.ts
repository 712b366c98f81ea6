import type { Page } from '@playwright/test';
import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, resultsAddress, test } from '../fixtures/test.ts';

/** What a page's layout has moved by itself so far. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((told) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => told(sum), 500);
      }),
  );
}

const taken = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const root = document.getElementById('root');
        return Object.keys(root ?? {}).some((key) => key.startsWith('__reactContainer'));
      }),
    )
    .toBe(true);

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, with the search in it', async ({ page, say }) => {
    await openRendered(page, '/mn');
    await expect(page.getByRole('heading', { level: 1, name: say('host', 'home.heading') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('flights', 'search.submit') })).toBeVisible();
    await expect(page).toHaveTitle(/Аялал/);
  });

  test('the flights of a search can be read, with their prices', async ({ page, say }) => {
    await openRendered(page, resultsAddress('mn'));
    await expect(page.getByRole('button', { name: say.like('flights', 'card.selectLabel') }).first()).toBeVisible();
    await expect(page.locator('main article').first()).toContainText('₮');
  });

  test('an information page can be read', async ({ page, say }) => {
    await openRendered(page, '/mn/about');
    await expect(page.getByRole('heading', { level: 1, name: say('host', 'page.about') })).toBeVisible();
  });
});

test.describe('What the server has rendered', () => {
  for (const language of ['mn', 'en', 'zh', 'ru', 'ko', 'ja'])
    test(`is taken over without a warning, an error or a shift in ${language}`, async ({ page }) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      const pages = [`/${language}`, resultsAddress('mn').replace('/mn', `/${language}`)];
      for (const address of language === 'mn' ? [...pages, '/mn/about'] : pages) {
        await openRendered(page, address);
        await taken(page);
        // A word may be a hair wider in the fallback until the font is there; anything that moves by itself is more than this.
        expect(await layoutShift(page)).toBeLessThan(0.01);
      }
      expect(said).toEqual([]);
    });

  test('is not read a second time', async ({ page }) => {
    await openRendered(page, resultsAddress('mn'));
    const reads: string[] = [];
    page.on('request', (request) => reads.push(new URL(request.url()).pathname));
    await openRendered(page, resultsAddress('mn'));
    await taken(page);
    await page.waitForLoadState('networkidle');
    expect(reads.filter((path) => path === '/api/flight/v4/rest/search/')).toEqual([]);
  });

  test('answers: the first tap leads to the offer', async ({ page, say }) => {
    await openRendered(page, resultsAddress('mn'));
    await page
      .getByRole('button', { name: say.like('flights', 'card.selectLabel') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/flights\/offer\?/);
  });

  test('[SEC-1] holds nothing of a customer, and is the same as for others', async ({ request }) => {
    const cookie = 'tapa_accessToken=a.token; aylal_browser=somebody';
    const get = async () => {
      const answer = await request.get('/mn', { headers: { cookie } });
      return { answer, html: await answer.text() };
    };
    await expect.poll(async () => (await get()).html).toContain('aylal-queries');
    const { answer, html } = await get();
    expect(html).not.toMatch(/a\.token|somebody/);
    expect(answer.headers()['cache-control']).toBe('no-store');
  });
});
