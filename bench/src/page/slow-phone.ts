import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** The phone of performance.md: processor 4x slower, 150 ms round trips, 1.6 Mbit/s down. */
export const slowPhone = {
  viewport: { width: 390, height: 844 },
  processorSlowdown: 4,
  roundTripMs: 150,
  downBytesPerSecond: 1_600_000 / 8,
  upBytesPerSecond: 750_000 / 8,
} as const;

export interface PhonePage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** A page in a context of its own: nothing is cached, no cookie, no connection open. The caller closes the context. */
export async function openOnSlowPhone(browser: Browser): Promise<PhonePage> {
  const { viewport, processorSlowdown, roundTripMs, downBytesPerSecond, upBytesPerSecond } = slowPhone;
  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'mn-MN',
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: downBytesPerSecond,
    uploadThroughput: upBytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  return { context, page, devtools };
}
