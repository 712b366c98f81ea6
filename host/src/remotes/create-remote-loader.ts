import type { RemoteModule } from '@aylal/shell';
import { createAttempts, type AttemptOptions } from './load-release-once.ts';
import type { BootRelease, ReleaseContents, ReleasePointer } from './boot-document.ts';
import type { Circuit } from './circuit-breaker.ts';
import type { ReleaseCache } from './release-cache.ts';
import { RemoteUnavailable, type RemoteLoader } from './loader.ts';
import type { ReportLoad } from './report-load.ts';
import { tryReleases } from './try-releases.ts';
import { prefetchRelease } from './prefetch-release.ts';

export interface RemoteLoaderOptions extends Omit<AttemptOptions, 'limits'> {
  readonly releases: ReleaseCache;
  readonly circuit: Circuit;
  readonly now: () => number;
  readonly report: ReportLoad;
  readonly limits?: Limits;
}

interface Limits {
  readonly manifestMs: number;
  readonly entryMs: number;
  readonly retryMs: number;
  readonly allMs: number;
}

/** Ruling 7; all of it stays below the 8 s of MFE-5, the owner's words and painting included. */
const standardLimits: Limits = { manifestMs: 3000, entryMs: 4000, retryMs: 2000, allMs: 7000 };

/** Doors of remotes, each loaded once for the page by `tryReleases`; what could not be had opens the circuit (MFE-5). */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { releases, circuit, now, report, limits = standardLimits } = options;
  const attempt = createAttempts({ ...options, limits });
  const loading = new Map<string, Promise<RemoteModule>>();
  const running = new Map<string, string>();
  const givenUp = new Set<string>();
  const known = new Map<string, Promise<ReleaseContents | undefined>>();
  /** Chunks that the page has asked for beforehand: those of the screen that it goes to. */
  const asked = new Map<string, readonly string[]>();
  const warm = (release: BootRelease, chunks: readonly string[] = [], shared = false) =>
    prefetchRelease({ ...options, release, chunks, shared, known });

  async function releaseOf(id: string): Promise<BootRelease> {
    const release = await releases
      .of(id, limits.manifestMs)
      .catch(() => releases.of(id, limits.retryMs))
      .catch((cause: unknown) => {
        throw new RemoteUnavailable(id, '', 'manifest', cause);
      });
    if (!release) throw new RemoteUnavailable(id, '', 'unknown-remote');
    return release;
  }

  async function load(id: string): Promise<RemoteModule> {
    const resting = circuit.failureOf(id);
    if (resting) throw resting;
    const start = now();
    try {
      const release = await releaseOf(id);
      const onlyLastGood = givenUp.has(id);
      const warmFor = (lastGood: ReleasePointer, upTo: 'module' | 'screen') =>
        warm(lastGood, upTo === 'screen' ? asked.get(id) : []);
      const taken = await tryReleases({ ...options, id, release, onlyLastGood, start, limits, attempt, warm: warmFor });
      running.set(id, taken.version);
      return taken.remoteModule;
    } catch (error) {
      givenUp.delete(id);
      if (error instanceof RemoteUnavailable) circuit.open(error);
      throw error;
    }
  }

  return {
    load(id) {
      const underWay = loading.get(id);
      if (underWay) return underWay;
      const started = load(id);
      loading.set(id, started);
      started.catch(() => loading.delete(id));
      return started;
    },
    giveUp(id, version, reason, thrown) {
      const lastGood = releases.now(id)?.lastGood;
      report({ outcome: reason === 'render' ? 'render-error' : 'failed', id, release: version, ms: 0, reason }, thrown);
      if (!lastGood) return false;
      const another = version !== lastGood.version;
      // Parts of one release fail together: only the first of them changes anything.
      if (another && (givenUp.has(id) || running.get(id) !== version)) return true;
      loading.delete(id);
      if (another) givenUp.add(id);
      else givenUp.delete(id);
      return another;
    },
    warm(id, chunks = []) {
      if (circuit.failureOf(id)) return;
      asked.set(id, chunks);
      releases.of(id, limits.manifestMs).then(
        (release) => release && warm(release, chunks, true),
        () => undefined,
      );
    },
    releaseOf: (id) => running.get(id) ?? releases.now(id)?.version ?? '',
    circuit,
    report,
  };
}
