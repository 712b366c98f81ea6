import type { RemoteModule } from '@aylal/shell';
import type { BootDocument, BootRelease, ReleasePointer } from './boot-document.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import type { FileHashes } from './file-hashes.ts';
import type { FileOrigins } from './file-origins.ts';
import { loadRelease } from './load-release.ts';

export type WantedRelease = ReleasePointer & Pick<BootRelease, 'contents'>;

/** Loads a release once, out of one folder or what is shared beside it, within a time. Throws `LoadFailure`. */
export type AttemptRelease = (
  id: string,
  release: WantedRelease,
  from: { readonly folder: string; readonly shared: boolean; readonly ms: number },
) => Promise<RemoteModule>;

export interface AttemptOptions {
  readonly boot: Pick<BootDocument, 'contract'>;
  readonly origins: FileOrigins;
  readonly runtime: FederationRuntime;
  readonly hashes: FileHashes;
  readonly fetch: typeof fetch;
  readonly page: Document;
  readonly limits: { readonly manifestMs: number; readonly entryMs: number };
}

/** Counts the attempts of the page at each folder: from the second on, caches are passed by. */
export function createAttempts({ boot, origins, limits, page, ...shared }: AttemptOptions): AttemptRelease {
  const attempts = new Map<string, number>();
  return (id, release, { folder, shared: fromShared, ms }) => {
    const attempt = (attempts.get(folder) ?? 0) + 1;
    attempts.set(folder, attempt);
    const second = origins.second(id, release);
    return loadRelease(
      { ...release, base: folder },
      {
        ...shared,
        id,
        attempt,
        shared: fromShared,
        contract: boot.contract,
        pageUrl: page.baseURI,
        manifestMs: Math.ceil(Math.min(limits.manifestMs, ms)),
        entryMs: Math.ceil(Math.min(limits.entryMs, ms)),
        alsoAt: folder === second ? release.base : second,
      },
    );
  };
}
