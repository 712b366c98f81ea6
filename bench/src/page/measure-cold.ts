import type { Browser, Page } from 'playwright';
import { markPage, type PageMarks } from './page-marks.ts';
import { networkIdle } from './network-idle.ts';
import { longestChain } from './request-chain.ts';
import { openOnSlowPhone } from './slow-phone.ts';
import { watchNetwork, type WireRequest } from './watch-network.ts';

/** One cold load of a page. Times in ms since the page was asked for, bytes as they came over the wire, without headers. */
export interface ColdLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly largestElement: string;
  readonly contentVisible: number;
  readonly usable: number;
  readonly selectable: number;
  readonly requests: number;
  readonly pageBytes: number;
  readonly scriptBytes: number;
  readonly allBytes: number;
  /** What had arrived when a tap led where it should, by anything. */
  readonly usableBytes: number;
  readonly depth: number;
  readonly chain: readonly string[];
  readonly layoutShift: number;
  readonly longestTask: number;
  readonly blockedMs: number;
  readonly warnings: readonly string[];
  /** Whether the product's server had rendered it in time; else the browser did. */
  readonly rendered: boolean;
  readonly wire: readonly { url: string; type: string; start: number; end: number; bytes: number }[];
}

/** What a first click can be made of. The rest (fonts, the browser's own icon) may come when it likes, as may whatever had not arrived when the click worked. */
const carrying = new Set(['Script', 'Fetch', 'XHR', 'Stylesheet']);

export interface ColdWish<T> {
  readonly url: string;
  /** What is asked until it answers a tap: the first element of this selector. */
  readonly target: string;
  /** How long nothing may come before the load counts as finished, in ms. */
  readonly quietMs?: number;
  /** What happens on the page when it is at rest. Throws when that is not what it should be. */
  afterwards(page: Page): Promise<T>;
}

/** Opens a page on a slow phone of its own, waits until it answers a tap and is idle, and goes on with it. */
export async function measureCold<T>(
  browser: Browser,
  { url, target, quietMs, afterwards }: ColdWish<T>,
): Promise<{ readonly load: ColdLoad; readonly after: T }> {
  const { context, page, devtools } = await openOnSlowPhone(browser);
  try {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error') warnings.push(message.text());
    });
    page.on('pageerror', (error) => warnings.push(String(error)));
    await page.addInitScript(markPage, { target, taps: true });
    const network = watchNetwork(devtools);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page
      .waitForFunction(() => typeof window.__BENCH?.selectable === 'number', null, { timeout: 60_000 })
      .catch(async () => {
        const marks = JSON.stringify(await page.evaluate(() => window.__BENCH));
        throw new Error(
          `${url}: no ${target} answered a tap within a minute (${marks}; console: ${warnings.join('; ')})`,
        );
      });
    await page.waitForLoadState('load');
    await networkIdle(network.requests, quietMs);
    const marks = await page.evaluate(() => window.__BENCH as PageMarks);
    const rendered = await page.evaluate(
      () => document.getElementById('aylal-boot')?.textContent?.includes('"rendered":') ?? false,
    );
    const load = { ...describe(marks, network.requests(), warnings), rendered };
    return { load, after: await afterwards(page) };
  } finally {
    await context.close();
  }
}

function describe(
  marks: PageMarks,
  requests: readonly WireRequest[],
  warnings: readonly string[],
): Omit<ColdLoad, 'rendered'> {
  const { largestPaint, firstPaint, contentVisible, usable, selectable } = marks;
  if (largestPaint === null || firstPaint === null || contentVisible === null || usable === null || selectable === null)
    throw new Error('the page painted nothing that can be tapped');
  const since = (ms: number | null) => (ms === null ? Infinity : ms - marks.timeOrigin);
  const wire = requests.map(({ url, type, start, end, bytes }) => ({
    url: new URL(url).pathname + (type === 'Document' ? '' : new URL(url).search.slice(0, 40)),
    type,
    start: since(start),
    end: since(end),
    bytes,
  }));
  const [document] = requests;
  if (!document) throw new Error('the page was never asked for');
  const first = { url: 'page', start: 0, end: since(document.firstByte) };
  const before = wire.slice(1).filter(({ type, end }) => carrying.has(type) && end <= selectable);
  const chain = longestChain(first, before);
  const sum = (found: readonly { bytes: number }[]) => found.reduce((bytes, request) => bytes + request.bytes, 0);
  return {
    firstPaint,
    largestPaint,
    largestElement: marks.largestElement,
    contentVisible,
    usable,
    selectable,
    requests: wire.length,
    pageBytes: document.bytes,
    scriptBytes: sum(wire.filter(({ type }) => type === 'Script')),
    allBytes: sum(wire),
    usableBytes: document.bytes + sum(wire.slice(1).filter(({ end }) => end <= usable)),
    depth: chain.length,
    chain,
    layoutShift: marks.layoutShift,
    longestTask: marks.longestTask,
    blockedMs: marks.blockedMs,
    warnings,
    wire,
  };
}
