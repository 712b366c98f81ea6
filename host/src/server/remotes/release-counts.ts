import { isFailure, type LoadOutcome, type ReleaseCount, type ReleaseSet } from '@aylal/releases';
import { createCountedBrowsers, type Marks } from './counted-browsers.ts';
import { createDueGoals } from './due-goals.ts';
import { createReleaseTally, type CountedRelease, type MeasuredVital } from './release-tally.ts';

/** What a browser says became of a release. */
export interface ReleaseOutcome {
  readonly id: string;
  readonly release: string;
  readonly outcome: LoadOutcome;
  readonly ms: number;
  /** Nothing of it came over the network. */
  readonly cached?: boolean;
}

/**
 * Counts, between two reports, who met each release and what became of it there. A browser counts once for each release since its remote moved last (`countedSince`), however many pages it
 * opens, on however many hosts, and however often they fail: one browser that reloads, or one that lies, is one in the comparison of a share. Nothing about people leaves this server.
 */
export interface ReleaseCounts {
  /** `countedAt` is the revision at which the browser says that it was counted last, 0 for never; see `readCountedAt`. */
  page(browser: string, set: ReleaseSet, countedAt: number): void;
  /** Whether this browser was given the release, as its own or as the last good one. */
  isGiven(browser: string, id: string, release: string): boolean;
  /** Counts only a release that this browser was given, as everything below: nobody fails a release from outside. */
  outcome(browser: string, outcome: ReleaseOutcome): void;
  /** A page was rendered for this browser, or could not be. */
  rendered(browser: string, id: string, release: string, failed: boolean): void;
  vital(browser: string, measured: MeasuredVital): void;
  /** An operation had success for this browser: the goal of the remotes that name it. */
  succeeded(browser: string, operation: string): void;
  /** The browser goes by another id from now on. */
  rename(browser: string, next: string): void;
  /** The counts since the last time. */
  take(): readonly ReleaseCount[];
}

export function createReleaseCounts(options: Parameters<typeof createDueGoals>[0] = {}): ReleaseCounts {
  const browsers = createCountedBrowsers();
  const tally = createReleaseTally();
  const goals = createDueGoals(options);
  const isGiven = (browser: string, id: string, release: string) => {
    const ours = browsers.setOf(browser)?.releases[id];
    return ours?.version === release || ours?.lastGood?.version === release;
  };
  /** The release as it is counted, with what was counted of this browser; null where it was not given it. */
  const countedOf = (browser: string, remote: string, version: string) => {
    const channel = browsers.setOf(browser)?.channel;
    const marks = isGiven(browser, remote, version) ? browsers.marksOf(browser, remote) : null;
    return channel !== undefined && marks ? { marks, of: { channel, remote, version } } : null;
  };
  const addFailure = (marks: Marks, of: CountedRelease) => {
    if (marks.isFirst(`failed ${of.version}`)) tally.failure(of);
  };
  return {
    isGiven,
    rename: browsers.rename,
    page(browser, set, countedAt) {
      browsers.meet(browser, set, countedAt);
      for (const [remote, { version, record }] of Object.entries(set.releases)) {
        const marks = browsers.marksOf(browser, remote);
        if (!marks?.isFirst(`met ${version}`)) continue;
        const release = { channel: set.channel, remote, version };
        tally.page(release);
        if (record.descriptor.goal) goals.await({ release, marks });
      }
    },
    outcome(browser, { id, release, outcome, ms, cached = false }) {
      const counted = countedOf(browser, id, release);
      if (!counted) return;
      const { marks, of } = counted;
      // The first time that the network was asked decides.
      const asked = outcome === 'failed' || (!cached && (outcome === 'loaded' || outcome === 'healed'));
      if (asked && marks.isFirst(`asked ${release}`)) tally.trial(of, 'load', outcome === 'failed');
      if (outcome === 'render-error' && marks.isFirst(`threw ${release}`)) tally.threw(of);
      if (isFailure(outcome)) addFailure(marks, of);
      else if (marks.isFirst(`loaded ${release}`)) tally.load(of, ms, outcome === 'healed');
    },
    rendered(browser, id, release, failed) {
      const counted = countedOf(browser, id, release);
      if (!counted) return;
      const { marks, of } = counted;
      if (marks.isFirst(`rendered ${release}`)) tally.trial(of, 'server', failed);
      if (failed) addFailure(marks, of);
    },
    vital(browser, { id, release, ...vital }) {
      const counted = countedOf(browser, id, release);
      if (!counted) return;
      const { name, route } = vital;
      if (counted.marks.isFirst(`${name} ${release}`)) tally.vital(counted.of, vital);
      if (route !== '' && counted.marks.isFirst(`${name} ${release} ${route}`)) tally.vitalOfRoute(counted.of, vital);
    },
    succeeded(browser, operation) {
      for (const [remote, { record }] of Object.entries(browsers.setOf(browser)?.releases ?? {})) {
        const marks = record.descriptor.goal?.includes(operation) ? browsers.marksOf(browser, remote) : null;
        if (marks) goals.reached(marks);
      }
    },
    take() {
      for (const { release, missed } of goals.takeDue()) tally.trial(release, 'goal', missed);
      return tally.take();
    },
  };
}
