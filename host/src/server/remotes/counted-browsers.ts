import type { ReleaseSet } from '@aylal/releases';

/** Browsers whose last page is remembered: it may fail long after it was served. The oldest go first. */
const mostBrowsers = 20_000;

/** What was counted of a browser for one remote, since that remote moved last. */
export interface Marks {
  /** True the first time that it is asked of a thing. */
  isFirst(what: string): boolean;
}

interface CountedBrowser {
  readonly set: ReleaseSet;
  /** The newest revision of each channel that the browser was given. */
  readonly revisions: ReadonlyMap<string, number>;
  /** By channel and remote; null where the browser was counted by another host, or by this one before it was started again: nothing more is counted of it. */
  readonly marks: ReadonlyMap<string, Marks | null>;
}

/** Remembers which browsers were counted for what, so that each counts once. */
export function createCountedBrowsers() {
  const browsers = new Map<string, CountedBrowser>();
  return {
    /** What the browser was given last. */
    setOf: (browser: string): ReleaseSet | undefined => browsers.get(browser)?.set,
    /** What was counted of it for a remote, on the channel of its last set; null where nothing of it is to be counted here. */
    marksOf(browser: string, remote: string): Marks | null {
      const known = browsers.get(browser);
      return known?.marks.get(`${known.set.channel} ${remote}`) ?? null;
    },
    /**
     * Notes a page with its set. A remote that has moved since the browser was counted last, here or by another host (`countedAt`, a revision), begins again; so nothing begins again with
     * the older set that a payment holds: going to and fro between two sets would count without end.
     */
    meet(browser: string, set: ReleaseSet, countedAt: number): void {
      const before = browsers.get(browser);
      const { channel } = set;
      const last = Math.max(before?.revisions.get(channel) ?? 0, countedAt);
      const marks = new Map(before?.marks);
      for (const remote of Object.keys(set.releases)) {
        const since = set.since?.[remote] ?? set.revision;
        const of = `${channel} ${remote}`;
        if (since > last) marks.set(of, createMarks());
        else if (!marks.has(of)) marks.set(of, null);
      }
      browsers.delete(browser);
      const revisions = new Map(before?.revisions).set(channel, Math.max(last, set.revision));
      browsers.set(browser, { set, revisions, marks });
      const [oldest] = browsers.size > mostBrowsers ? browsers.keys() : [];
      if (oldest !== undefined) browsers.delete(oldest);
    },
    /** The browser goes by another id from now on. */
    rename(browser: string, next: string): void {
      const known = browsers.get(browser);
      if (!known) return;
      browsers.delete(browser);
      browsers.set(next, known);
    },
  };
}

function createMarks(): Marks {
  const counted = new Set<string>();
  return {
    isFirst(what) {
      const { size } = counted;
      return counted.add(what).size > size;
    },
  };
}
