import type { Page } from 'playwright';

/** What a tap on the first offer costs until its page is painted. In ms. */
export interface RouteChange {
  /** From the tap to the next frame, as the browser tells it (event timing, which counts in steps of 8 and from 16 on; 0 is less). */
  readonly nextFrame: number;
  /** From the tap to the frame that shows the offer's heading. */
  readonly painted: number;
}

declare global {
  interface Window {
    __BENCH_CHANGE?: { nextFrame: number; tapped: number; painted: number | null };
  }
}

/** Taps the first offer of a results page that is at rest, and waits for the offer. Throws when it does not come. */
export async function measureRouteChange(page: Page): Promise<RouteChange> {
  await page.evaluate(markRouteChange);
  await page.locator('main article a[aria-label]').first().tap();
  await page.waitForFunction(() => typeof window.__BENCH_CHANGE?.painted === 'number', null, { timeout: 20_000 });
  const change = await page.evaluate(() => window.__BENCH_CHANGE);
  if (!change || change.painted === null) throw new Error('the offer was not shown');
  return { nextFrame: change.nextFrame, painted: change.painted - change.tapped };
}

/** Runs in the page. */
function markRouteChange(): void {
  const change: NonNullable<Window['__BENCH_CHANGE']> = { nextFrame: 0, tapped: 0, painted: null };
  window.__BENCH_CHANGE = change;
  const former = document.querySelector('main h1');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) change.nextFrame = Math.max(change.nextFrame, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('pointerdown', ({ timeStamp }) => (change.tapped ||= timeStamp), true);
  requestAnimationFrame(look);

  function look(): void {
    const heading = document.querySelector('main h1');
    if (!location.pathname.endsWith('/flights/offer') || !heading || heading === former)
      return void requestAnimationFrame(look);
    const channel = new MessageChannel();
    // The browser tells an event's duration after the frame that it waited for.
    channel.port1.onmessage = () => {
      const painted = performance.now();
      setTimeout(() => (change.painted = painted), 200);
    };
    channel.port2.postMessage(null);
  }
}
