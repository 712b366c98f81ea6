import type { Browser } from 'playwright';
import { offerLink } from './measure-load.ts';
import { markPage, type PageMarks } from './page-marks.ts';
import { networkIdle } from './network-idle.ts';
import { openOnSlowPhone } from './slow-phone.ts';
import { watchNetwork } from './watch-network.ts';

/** One cold load of the results page by somebody who reads: nothing is tapped, so it is hydrated in its own pieces. In ms. */
export interface Reading {
  readonly longestTask: number;
  readonly blockedMs: number;
}

/** Opens the page on a slow phone of its own and waits until nothing comes any more. */
export async function measureReading(browser: Browser, url: string): Promise<Reading> {
  const { context, page, devtools } = await openOnSlowPhone(browser);
  try {
    await page.addInitScript(markPage, { target: offerLink, taps: false });
    const network = watchNetwork(devtools);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await networkIdle(network.requests);
    const { longestTask, blockedMs } = await page.evaluate(() => window.__BENCH as PageMarks);
    return { longestTask, blockedMs };
  } finally {
    await context.close();
  }
}
