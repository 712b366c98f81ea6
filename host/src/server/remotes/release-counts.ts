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

/**
 * Counts, between two reports, who met each release and what became of it there. A browser counts once for each release and state of the channel, however many pages it
 * opens and however often they fail: one browser that reloads, or one that lies, is one in the comparison of a share. Nothing about people leaves this server.
 */
export interface ReleaseCounts {
  page(browser: string, set: ReleaseSet): void;
  /** Whether this browser was given the release, as its own or as the last good one. */
  isGiven(browser: string, id: string, release: string): boolean;
  /** Counts only a release that this browser was given: nobody fails a release from outside. */
  outcome(browser: string, outcome: ReleaseOutcome): void;
  /** The counts since the last time. */
  take(): readonly ReleaseCount[];
}

/** What was counted of a browser since the newest revision that it was given. */
interface Known {
  readonly set: ReleaseSet;
  readonly revision: number;
  readonly counted: Set<string>;
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
  const given = new Map<string, Known>();
  const countOf = (remote: string, version: string) => {
    const key = `${remote} ${version}`;
    const count = counts.get(key) ?? { remote, version, pages: 0, failures: 0, healed: 0, loads: [...noLoadTimes] };
    counts.set(key, count);
    return count;
  };
  const isGiven = (browser: string, id: string, release: string) => {
    const ours = given.get(browser)?.set.releases[id];
    return ours?.version === release || ours?.lastGood?.version === release;
  };
  return {
    isGiven,
    page(browser, set) {
      const before = given.get(browser);
      // A payment's older set begins nothing anew: going to and fro between two sets would count without end.
      const known =
        before && set.revision <= before.revision ? before : { revision: set.revision, counted: new Set<string>() };
      for (const [remote, { version }] of Object.entries(set.releases))
        if (isFirst(known, `met ${remote} ${version}`)) countOf(remote, version).pages += 1;
      given.delete(browser);
      given.set(browser, { ...known, set });
      const [oldest] = given.size > mostBrowsers ? given.keys() : [];
      if (oldest !== undefined) given.delete(oldest);
    },
    outcome(browser, { id, release, outcome, ms }) {
      const known = given.get(browser);
      if (!known || !isGiven(browser, id, release)) return;
      const kind = isFailure(outcome) ? 'failed' : 'loaded';
      if (!isFirst(known, `${kind} ${id} ${release}`)) return;
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

function isFirst({ counted }: { readonly counted: Set<string> }, what: string): boolean {
  const { size } = counted;
  return counted.add(what).size > size;
}
