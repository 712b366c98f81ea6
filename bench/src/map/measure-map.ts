import type { Browser, Locator, Page } from 'playwright';
import type { LargeMap } from './large-maps.ts';

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

const DRAGS = 12;

/** Opens a map with 10,000 pins in a large window on a machine that is not slowed down, drags it to and fro, and moves and zooms it by its buttons. */
export async function measureMap(
  browser: Browser,
  product: string,
  { path, call, answer }: LargeMap,
): Promise<MapVisit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'mn-MN' });
  try {
    const page = await context.newPage();
    await page.route(call, (route) => route.fulfill({ json: answer }));
    await page.goto(`${product}${path}`, { waitUntil: 'load', timeout: 60_000 });
    const map = page.getByRole('application');
    await map.getByRole('button').first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    await page.evaluate(watchTasks);
    await drag(page, map);
    for (const name of ['Баруун тийш', 'Доош', 'Томруулах', 'Томруулах', 'Зүүн тийш', 'Жижигрүүлэх', 'Жижигрүүлэх']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.waitForTimeout(250);
    }
    await drag(page, map);
    const tasks = await page.evaluate(() => window.__BENCH_TASKS ?? []);
    return { longestTask: Math.max(0, ...tasks), tasks: tasks.length };
  } finally {
    await context.close();
  }
}

/** Across half of the map and back, so that it has to be drawn again on the way. */
async function drag(page: Page, map: Locator): Promise<void> {
  const box = await map.boundingBox();
  if (!box) throw new Error('the map is not seen');
  const [right, left, top] = [box.x + box.width * 0.9, box.x + box.width * 0.2, box.y + 40];
  for (let turn = 0; turn < DRAGS; turn += 1) {
    const [from, to] = turn % 2 === 0 ? [right, left] : [left, right];
    await page.mouse.move(from, top);
    await page.mouse.down();
    await page.mouse.move(to, top + turn * 20, { steps: 40 });
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
