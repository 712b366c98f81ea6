import type { Page } from '@playwright/test';
import { openRendered } from '../fixtures/open-rendered.ts';
import { expect, resultsAddress, test, travelDays } from '../fixtures/test.ts';

const article = '/mn/helper/flights/refund';

/** What a page's layout has moved by itself so far. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
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

  test('the home page can be read, with the search in it', async ({ page, t }) => {
    await openRendered(page, '/mn');
    await expect(page.getByRole('heading', { level: 1, name: t('host', 'home.heading') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('flights', 'search.submit') })).toBeVisible();
    await expect(page).toHaveTitle(/Аялал/);
  });

  test('the flights of a search can be read, with their prices', async ({ page, t }) => {
    await openRendered(page, resultsAddress('mn'));
    await expect(page.getByRole('link', { name: t.like('flights', 'card.selectLabel') }).first()).toBeVisible();
    await expect(page.locator('main article').first()).toContainText('₮');
  });

  test('information pages, the help centre, an article and the news can be read', async ({ page, t }) => {
    await openRendered(page, '/mn/about');
    await expect(page.getByRole('heading', { level: 1, name: t('host', 'page.about') })).toBeVisible();
    await openRendered(page, '/mn/helper');
    const question = page.getByRole('main').getByRole('listitem').getByRole('link').first();
    const questionText = await question.innerText();
    await question.click();
    await expect(page.getByRole('heading', { level: 1, name: questionText })).toBeVisible();
    await expect(page.getByRole('article').locator('p').first()).toBeVisible();
    await openRendered(page, '/mn/news/list');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });
});

test.describe('What the server has rendered', () => {
  for (const language of ['mn', 'en', 'zh', 'ru', 'ko', 'ja'])
    test(`is hydrated without a warning, an error or a shift in ${language}`, async ({ page }) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      const pages = [`/${language}`, resultsAddress('mn').replace('/mn', `/${language}`), `/${language}/helper`];
      for (const address of language === 'mn' ? [...pages, '/mn/about', article, '/mn/news/list'] : pages) {
        await openRendered(page, address);
        await taken(page);
        // A word may be a hair wider in the fallback until the font is there; anything that moves by itself is more than this.
        expect(await layoutShift(page), address).toBeLessThan(0.01);
      }
      expect(said).toEqual([]);
    });

  test.describe('On a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('stays as it is: the same fields, and nothing moves', async ({ page, t }) => {
      // Marks what is in the page when it is read to its end; deferred scripts run after this.
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          document.querySelectorAll('main :is(input, button)').forEach((field) => field.setAttribute('data-stood', ''));
        });
      });
      for (const address of ['/mn', '/mn/flights', '/mn/helper']) {
        await openRendered(page, address);
        await taken(page);
        expect(await layoutShift(page), address).toBeLessThan(0.01);
        expect(await page.locator('main :is(input, button):not([data-stood])').count(), address).toBe(0);
      }
      await page.goto('/mn');
      await page.getByRole('combobox', { name: t('flights', 'search.from') }).tap();
      await expect(page.getByRole('dialog', { name: t('flights', 'search.from') })).toBeVisible();
    });
  });

  test('stays where it is scrolled to while it is hydrated, so that a first click reaches what it is made on', async ({
    page,
    t,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // The takeover is long enough to fall between press and release.
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const address = `/mn/bus/schedule/101-202-${travelDays(5).depart}`;
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive') window.scrollTo(0, 300);
      });
    });
    await openRendered(page, address);
    await taken(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await openRendered(page, address);
    await page
      .getByRole('link', { name: t.like('bus', 'schedule.chooseAt') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/bus\/seats\//);
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

  test('keeps its looks while it is hydrated: no rule comes, and nothing is written that changes all of them', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seenChanges: seen });
      document.addEventListener('DOMContentLoaded', () =>
        new MutationObserver((changes) => {
          for (const { target, attributeName, addedNodes } of changes) {
            if (target === document.documentElement && attributeName === 'lang') seen.push('lang');
            for (const node of addedNodes) if (node instanceof HTMLStyleElement) seen.push(node.textContent ?? '');
          }
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['lang'] }),
      );
    });
    // A page of which no part comes later.
    await openRendered(page, '/mn/about');
    await taken(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', { name: /./ }).last()).toBeAttached();
    expect(await page.evaluate(() => (window as unknown as { seenChanges: string[] }).seenChanges)).toEqual([]);
  });

  test('answers: the first tap leads to the offer', async ({ page, t }) => {
    await openRendered(page, resultsAddress('mn'));
    await page
      .getByRole('link', { name: t.like('flights', 'card.selectLabel') })
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
    expect(answer.headers()['cache-control']).toBe('private, no-cache');
  });

  test('[SEC-1] is stored by nothing where it is its visitor’s own', async ({ request }) => {
    const answer = await request.get('/mn/user/order', { headers: { cookie: 'tapa_accessToken=a.token' } });
    expect(answer.headers()['cache-control']).toBe('no-store');
  });
});
