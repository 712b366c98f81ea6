import type { WireRequest } from './watch-network.ts';

/** How long nothing may happen before a load counts as finished; Chromium complains of unused preloads 3 s after the load event. */
const quietMs = 4000;

/** Resolves when no request has begun or ended for a while. */
export async function networkIdle(requests: () => readonly WireRequest[], forMs = quietMs): Promise<void> {
  let seen = '';
  let since = Date.now();
  while (Date.now() - since < forMs) {
    await new Promise((wait) => setTimeout(wait, 100));
    const now = JSON.stringify(requests().map(({ url, end }) => [url, end]));
    if (now !== seen) since = Date.now();
    seen = now;
  }
}
