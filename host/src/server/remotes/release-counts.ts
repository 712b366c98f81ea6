import {
  isFailure,
  loadTimeSpan,
  noLoadTimes,
  type LoadOutcome,
  type ReleaseCount,
  type ReleaseSet,
} from '@aylal/releases';

/** Browsers whose last page is remembered: it may fail long after it was served. The oldest go first. */
const mostBrowsers = 20_000;

/** What a browser says became of a release. */
export interface ReleaseOutcome {
  readonly id: string;
  readonly release: string;
  readonly outcome: LoadOutcome;
  readonly ms: number;
}

/** Counts, between two reports, the pages that met each release and what became of it there. Nothing about people leaves this server. */
export interface ReleaseCounts {
  page(browser: string, set: ReleaseSet): void;
  /** Counts once for each page and kind, and only a release that this page was given: nobody fails a release from outside. */
  outcome(browser: string, outcome: ReleaseOutcome): void;
  /** The counts since the last time. */
  take(): readonly ReleaseCount[];
}

interface Count {
  readonly remote: string;
  readonly version: string;
  pages: number;
  failures: number;
  healed: number;
  loads: number[];
}

export function createReleaseCounts(): ReleaseCounts {
  let counts = new Map<string, Count>();
  const given = new Map<string, { readonly set: ReleaseSet; readonly told: Set<string> }>();
  const countOf = (remote: string, version: string) => {
    const key = `${remote} ${version}`;
    const count = counts.get(key) ?? { remote, version, pages: 0, failures: 0, healed: 0, loads: [...noLoadTimes] };
    counts.set(key, count);
    return count;
  };
  return {
    page(browser, set) {
      for (const [remote, { version }] of Object.entries(set.releases)) countOf(remote, version).pages += 1;
      given.delete(browser);
      given.set(browser, { set, told: new Set() });
      const [oldest] = given.size > mostBrowsers ? given.keys() : [];
      if (oldest !== undefined) given.delete(oldest);
    },
    outcome(browser, { id, release, outcome, ms }) {
      const page = given.get(browser);
      const ours = page?.set.releases[id];
      if (!page || (ours?.version !== release && ours?.lastGood?.version !== release)) return;
      const kind = isFailure(outcome) ? 'failed' : 'loaded';
      const key = `${kind} ${id} ${release}`;
      if (page.told.has(key)) return;
      page.told.add(key);
      const count = countOf(id, release);
      if (kind === 'failed') count.failures += 1;
      else count.loads = count.loads.with(loadTimeSpan(ms), (count.loads[loadTimeSpan(ms)] ?? 0) + 1);
      if (outcome === 'healed') count.healed += 1;
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}
