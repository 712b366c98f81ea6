import type { Browser } from 'playwright';
import { measureCold, type ColdLoad } from './measure-cold.ts';
import { measureRouteChange, type RouteChange } from './route-change.ts';

/** The way on from the first offer of a results page. */
export const offerLink = 'main article a[aria-label]';

/** One cold load of the results page. */
export interface Load extends ColdLoad {
  /** Null where the next page is not the product's. */
  readonly routeChange: RouteChange | null;
}

/** Opens the results page on a slow phone of its own, waits until it is idle, and taps the first offer. `changes` is for peers whose next page is the product's. Throws when the tap does not lead to the offer. */
export async function measureLoad(browser: Browser, url: string, changes: boolean): Promise<Load> {
  const { load, after: routeChange } = await measureCold(browser, {
    url,
    target: offerLink,
    async afterwards(page) {
      if (changes) return measureRouteChange(page);
      await page.locator(offerLink).first().tap();
      await page.waitForURL(/\/flights\/offer\?/, { timeout: 20_000, waitUntil: 'commit' });
      return null;
    },
  });
  return { ...load, routeChange };
}
