import type { Browser, Page } from 'playwright';
import { manyPins } from './many-pins.ts';

/** One visit of a map. In ms; 0 where no task took 50. */
export interface MapVisit {
  /** The longest task from the moment on when the map stood. */
  readonly longestTask: number;
  readonly tasks: number;
}

declare global {
  interface Window {
    __BENCH_TASKS?: number[];
  }
}

/** CONST-02: as many as a map shows. */
const MARKERS = 10_000;
const DRAGS = 12;

/** Opens the map of hotels with 10,000 pins in a large window on a machine that is not slowed down, drags it to and fro, and moves and zooms it by its buttons. */
export async function measureMap(browser: Browser, url: string): Promise<MapVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'mn-MN' });
  try {
    const page = await context.newPage();
    const answer = { status_code: 200, message: '', result: manyPins(MARKERS) };
    await page.route('**/api/hotel/pins/**', (route) => route.fulfill({ json: answer }));
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    const map = page.getByRole('application');
    await map.getByRole('button').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    await page.evaluate(watchTasks);
    await drag(page);
    for (const name of ['Баруун тийш', 'Доош', 'Томруулах', 'Томруулах', 'Зүүн тийш', 'Жижигрүүлэх', 'Жижигрүүлэх']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(250);
    }
    await drag(page);
    const tasks = await page.evaluate(() => window.__BENCH_TASKS ?? []);
    return { longestTask: Math.max(0, ...tasks), tasks: tasks.length };
  } finally {
    await context.close();
  }
}

/** Each long enough that the map has to be drawn anew on the way. */
async function drag(page: Page): Promise<void> {
  for (let turn = 0; turn < DRAGS; turn += 1) {
    const [from, to] = turn % 2 === 0 ? [1100, 400] : [400, 1100];
    await page.mouse.move(from, 150);
    await page.mouse.down();
    await page.mouse.move(to, 150 + turn * 20, { steps: 40 });
    await page.mouse.up();
  }
  await page.waitForTimeout(300);
}

/** Runs in the page. */
function watchTasks(): void {
  const tasks: number[] = [];
  window.__BENCH_TASKS = tasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
}
