import type { Browser } from 'playwright';
import { markPage, type PageMarks } from '../page/page-marks.ts';
import { networkIdle } from '../page/network-idle.ts';
import { openOnSlowPhone } from '../page/slow-phone.ts';
import { watchNetwork } from '../page/watch-network.ts';

/** What the landing page is compared by. */
export const landingFigures = {
  largestPaint: 'LCP, ms',
  layoutShift: 'layout shift',
  requests: 'requests',
  pageBytes: 'bytes of HTML',
  bytes: 'all bytes',
} as const satisfies Record<keyof Landing, string>;

/** One cold load of the landing page on the slow phone: bytes as sent, ms since it was asked for. */
export interface Landing {
  readonly bytes: number;
  readonly pageBytes: number;
  readonly requests: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
}

/** Opens the page in a context of its own and waits until nothing comes any more. Throws when nothing was painted. */
export async function measureLanding(browser: Browser, url: string): Promise<Landing> {
  const { context, page, devtools } = await openOnSlowPhone(browser);
  try {
    await page.addInitScript(markPage, { target: 'main h1', taps: false });
    const network = watchNetwork(devtools);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
    await networkIdle(network.requests);
    const { largestPaint, layoutShift } = await page.evaluate(() => window.__BENCH as PageMarks);
    const requests = network.requests();
    if (largestPaint === null) throw new Error('the landing page painted nothing');
    return {
      bytes: requests.reduce((sum, { bytes }) => sum + bytes, 0),
      pageBytes: requests[0]?.bytes ?? 0,
      requests: requests.length,
      largestPaint,
      layoutShift,
    };
  } finally {
    await context.close();
  }
}
