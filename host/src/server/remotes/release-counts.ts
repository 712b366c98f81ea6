import type { ReleaseCount, ReleaseSet } from '@aylal/releases';

const mostBrowsers = 20_000;

/** Counts, between two reports, the pages that met each release and the browsers that it failed in. Nothing about people leaves this server. */
export interface ReleaseCounts {
  page(browser: string, set: ReleaseSet): void;
  /** Counts once for each browser, and only where that browser was given this release: nobody fails a release from outside. */
  failure(browser: string, remote: string, version: string): void;
  /** The counts since the last time. */
  take(): readonly ReleaseCount[];
}

export function createReleaseCounts(): ReleaseCounts {
  let counts = new Map<string, { remote: string; version: string; pages: number; failures: number }>();
  let failed = new Set<string>();
  // A page fails seconds after it was served, perhaps in the next span.
  let given: [Map<string, ReleaseSet>, Map<string, ReleaseSet>] = [new Map(), new Map()];
  const countOf = (remote: string, version: string) => {
    const key = `${remote} ${version}`;
    const count = counts.get(key) ?? { remote, version, pages: 0, failures: 0 };
    counts.set(key, count);
    return count;
  };
  return {
    page(browser, set) {
      for (const [remote, { version }] of Object.entries(set.releases)) countOf(remote, version).pages += 1;
      if (given[0].size < mostBrowsers) given[0].set(browser, set);
    },
    failure(browser, remote, version) {
      const key = `${browser} ${remote} ${version}`;
      const set = given[0].get(browser) ?? given[1].get(browser);
      if (set?.releases[remote]?.version !== version || failed.has(key)) return;
      failed.add(key);
      countOf(remote, version).failures += 1;
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      failed = new Set();
      given = [new Map(), given[0]];
      return taken;
    },
  };
}
