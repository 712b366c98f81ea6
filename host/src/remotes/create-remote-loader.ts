import type { RemoteDoor } from '@aylal/shell';
import type { BootDocument, BootRelease, ReleaseContents, ReleasePointer } from './boot-document.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import type { FileHashes } from './file-hashes.ts';
import type { KnownReleases } from './known-releases.ts';
import { LoadFailure, loadRelease } from './load-release.ts';
import { RemoteUnavailable, type RemoteLoader } from './loader.ts';
import type { LoadReport } from './report-load.ts';
import { warmRelease } from './warm-release.ts';

export interface RemoteLoaderOptions {
  readonly boot: Pick<BootDocument, 'contract'>;
  readonly releases: KnownReleases;
  readonly runtime: FederationRuntime;
  readonly hashes: FileHashes;
  readonly fetch: typeof fetch;
  readonly page: Document;
  readonly now: () => number;
  readonly report: (report: LoadReport) => void;
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

/** The release of the page, once more past all caches, the last good release: then it gives up (federation.md §1, MFE-5). */
export function createRemoteLoader(options: RemoteLoaderOptions): RemoteLoader {
  const { boot, releases, now, report, limits = standardLimits } = options;
  const loading = new Map<string, Promise<RemoteDoor>>();
  const running = new Map<string, string>();
  const attempts = new Map<string, number>();
  const givenUp = new Set<string>();
  const known = new Map<string, Promise<ReleaseContents | undefined>>();

  async function attempt(
    id: string,
    pointer: ReleasePointer & Pick<BootRelease, 'contents'>,
    ends: number,
    most: number,
  ): Promise<RemoteDoor> {
    const count = (attempts.get(pointer.version + id) ?? 0) + 1;
    attempts.set(pointer.version + id, count);
    const left = Math.max(1, Math.min(most, ends - now()));
    const door = await loadRelease(pointer, {
      id,
      contract: boot.contract,
      runtime: options.runtime,
      hashes: options.hashes,
      fetch: options.fetch,
      pageUrl: options.page.baseURI,
      manifestMs: Math.min(limits.manifestMs, left),
      entryMs: Math.min(limits.entryMs, left),
      attempt: count,
    });
    running.set(id, pointer.version);
    return door;
  }

  async function releaseOf(id: string): Promise<BootRelease | null> {
    try {
      return await releases.of(id, limits.manifestMs).catch(() => releases.of(id, limits.retryMs));
    } catch (cause) {
      throw new RemoteUnavailable(id, '', 'manifest', cause);
    }
  }

  async function load(id: string): Promise<RemoteDoor> {
    const start = now();
    const ends = start + limits.allMs;
    const release = await releaseOf(id);
    if (!release) throw new RemoteUnavailable(id, '', 'unknown-remote');
    const { lastGood } = release;
    let failure = new LoadFailure('entry', false);
    const once = async (pointer: ReleasePointer, since: number, outcome: LoadReport['outcome'], most: number) => {
      try {
        const door = await attempt(id, pointer, ends, most);
        report({ outcome, id, release: pointer.version, ms: now() - since });
        return door;
      } catch (error) {
        failure = error instanceof LoadFailure ? error : new LoadFailure('expose', false, error);
        return null;
      }
    };
    const fail = ({ version }: ReleasePointer) =>
      report({ outcome: 'failed', id, release: version, ms: now() - start, reason: failure.reason });

    if (!givenUp.has(id)) {
      const door = await once(release, start, 'loaded', limits.allMs);
      if (door) return door;
      if (lastGood) warmRelease({ ...options, release: lastGood, chunks: [], known });
      const healed = !failure.final && now() < ends && (await once(release, start, 'healed', limits.retryMs));
      if (healed) return healed;
      fail(release);
    }
    if (lastGood && now() < ends) {
      const door = await once(lastGood, now(), 'last-good', limits.allMs);
      if (door) return door;
      fail(lastGood);
    }
    givenUp.delete(id);
    throw new RemoteUnavailable(id, release.version, failure.reason, failure);
  }

  return {
    load(id) {
      const kept = loading.get(id);
      if (kept) return kept;
      const started = load(id);
      loading.set(id, started);
      started.catch(() => loading.delete(id));
      return started;
    },
    giveUp(id, version, reason) {
      const lastGood = releases.now(id)?.lastGood;
      report({ outcome: reason === 'render' ? 'render-error' : 'failed', id, release: version, ms: 0, reason });
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
      const warmed = (release: BootRelease | null) => release && warmRelease({ ...options, release, chunks, known });
      releases.of(id, limits.manifestMs).then(warmed, () => undefined);
    },
    releaseOf: (id) => running.get(id) ?? releases.now(id)?.version ?? '',
    report,
  };
}
