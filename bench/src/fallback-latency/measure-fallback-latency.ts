import type { Browser } from 'playwright';

/** What is wrong with the present release, as the sandbox plays it. */
export const fallbackFaults = [
  { what: 'entry', fault: { target: 'entry', kind: '404' } },
  { what: 'chunk', fault: { target: 'chunk', kind: '404', chunk: 'results' } },
  { what: 'render', fault: { target: 'chunk', kind: 'throw-in-render', chunk: 'results' } },
] as const;

export type FallbackFault = (typeof fallbackFaults)[number];

const remote = 'mf-flights';

/**
 * One cold load of a page whose remote's present release has a fault: ms from the moment when the page knows that it is of no use until the screen of the last good one
 * is painted. Throws when that never comes.
 */
export async function measureFallbackLatency(browser: Browser, shop: string, url: string, { fault }: FallbackFault) {
  await playFaults(shop, [{ remote, ...fault }]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'mn-MN' });
  try {
    const page = await context.newPage();
    await page.addInitScript(markShown);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0, null, { timeout: 60_000 });
    return await page.evaluate((id) => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      const known = at(`${id} failed`) ?? at(`${id} render-error`);
      const shown = at('shown');
      if (known === undefined || shown === undefined || !at(`${id} last-good`)) throw new Error('nothing gave way');
      return shown - known;
    }, remote);
  } finally {
    await context.close();
    await playFaults(shop, []);
  }
}

async function playFaults(shop: string, faults: readonly object[]): Promise<void> {
  const answer = await fetch(`${shop}/sandbox/remote-faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
}

/** Runs in the page before any script of ours: marks the first frame with the screen's own heading. */
function markShown(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => performance.mark('shown');
      channel.port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
