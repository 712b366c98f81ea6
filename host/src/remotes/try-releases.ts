import type { RemoteModule } from '@aylal/shell';
import type { AttemptRelease, WantedRelease } from './load-release-once.ts';
import type { BootRelease, ReleasePointer } from './boot-document.ts';
import type { FileOrigins } from './file-origins.ts';
import { LoadFailure } from './load-release.ts';
import { RemoteUnavailable } from './loader.ts';
import type { LoadReport, ReportLoad } from './report-load.ts';

export interface TryReleases {
  readonly id: string;
  readonly release: BootRelease;
  /** The release itself was of no use in this page: only the last good one is left. */
  readonly onlyLastGood: boolean;
  readonly start: number;
  readonly limits: { readonly retryMs: number; readonly allMs: number };
  readonly origins: FileOrigins;
  readonly attempt: AttemptRelease;
  /** Asks for the last good release: while the present one is tried again for its `module`, and once that is given up for the `screen` that the page waits for as well. */
  readonly warm: (lastGood: ReleasePointer, upTo: 'module' | 'screen') => void;
  readonly now: () => number;
  readonly report: ReportLoad;
}

/**
 * The present release; once more, out of the second origin first where there is one; the last good release (federation.md §1). An origin that keeps a page waiting
 * longer than a retry may take is not asked again where there is another. Throws `RemoteUnavailable` within `limits.allMs` of the start.
 */
export async function tryReleases({
  id,
  release,
  onlyLastGood,
  start,
  limits,
  origins,
  attempt,
  warm,
  now,
  report,
}: TryReleases): Promise<{ remoteModule: RemoteModule; version: string }> {
  const ends = start + limits.allMs;
  const { lastGood } = release;
  let failure = new LoadFailure('entry', false);
  let firstHangs = false;

  const foldersOf = (one: WantedRelease, preferred: 'first' | 'second') => {
    const second = origins.second(id, one);
    if (!second) return [one.base];
    if (firstHangs) return [second];
    return preferred === 'first' ? [one.base, second] : [second, one.base];
  };
  const warmFrom = (one: ReleasePointer, upTo: 'module' | 'screen') =>
    warm({ ...one, base: foldersOf(one, 'first')[0] ?? one.base }, upTo);
  const take = async (from: WantedRelease, folders: string[], outcome: LoadReport['outcome'], most: number) => {
    const began = now();
    const until = Math.min(ends, began + most);
    for (const folder of folders) {
      const asked = now();
      if (asked >= until) return null;
      try {
        const remoteModule = await attempt(id, from, { folder, shared: outcome === 'loaded', ms: until - asked });
        const ms = now() - (outcome === 'last-good' ? began : start);
        report({ outcome, id, release: from.version, ms });
        return { remoteModule, version: from.version };
      } catch (error) {
        failure = error instanceof LoadFailure ? error : new LoadFailure('expose', false, error);
        if (folder === from.base && now() - asked >= limits.retryMs) firstHangs = true;
        if (failure.final) return null;
      }
    }
    return null;
  };
  const fail = ({ version }: ReleasePointer) =>
    report({ outcome: 'failed', id, release: version, ms: now() - start, reason: failure.reason }, failure);

  if (!onlyLastGood) {
    const loaded = await take(release, [release.base], 'loaded', limits.allMs);
    if (loaded) return loaded;
    if (lastGood) warmFrom(lastGood, 'module');
    const again = failure.final ? [] : foldersOf(release, 'second');
    const healed = await take(release, again, 'healed', limits.retryMs);
    if (healed) return healed;
    fail(release);
  }
  if (lastGood) {
    warmFrom(lastGood, 'screen');
    const taken = await take(lastGood, foldersOf(lastGood, 'first'), 'last-good', limits.allMs);
    if (taken) return taken;
    fail(lastGood);
  }
  throw new RemoteUnavailable(id, release.version, failure.reason, failure);
}
