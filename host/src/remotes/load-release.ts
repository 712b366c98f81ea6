import type { RemoteModule } from '@aylal/shell';
import { contractFits } from '@aylal/shell/descriptor';
import { noteMajor } from '../majors/remote-majors.ts';
import { hasEarlierMajors } from '../majors/earlier-majors.ts';
import type { BootRelease, ReleaseContents, ReleasePointer } from './boot-document.ts';
import { isRemoteModule } from './is-remote-module.ts';
import type { FederationRuntime } from './federation-runtime.ts';
import { addFileHashes, type FileHashes } from './file-hashes.ts';
import { EntryNotLoaded } from './load-entry.ts';
import type { UnavailableReason } from './loader.ts';
import { readRelease } from './read-release.ts';
import { scriptFolder } from './shared-folder.ts';
import { withDeadline } from './with-deadline.ts';

export interface LoadRelease {
  readonly id: string;
  readonly contract: string;
  readonly runtime: FederationRuntime;
  readonly hashes: FileHashes;
  readonly fetch: typeof fetch;
  readonly pageUrl: string;
  readonly manifestMs: number;
  readonly entryMs: number;
  /** Where the release's files lie beside the pointer's own folder. */
  readonly alsoAt: string | undefined;
  /** Counts the attempts of this page at this folder; from the second on, caches are passed by. */
  readonly attempt: number;
  /** Whether its scripts may be those that it shares with other releases. After a failure, and beside a release that has failed, a release is taken out of its own folder alone. */
  readonly shared: boolean;
}

/** One failed attempt. `final` when trying the same release again cannot help. */
export class LoadFailure extends Error {
  readonly reason: UnavailableReason;
  readonly final: boolean;

  constructor(reason: UnavailableReason, final: boolean, cause?: unknown) {
    super(reason, { cause });
    this.name = 'LoadFailure';
    this.reason = reason;
    this.final = final;
  }
}

/** One attempt at one release: record, contract range before any code runs (MFE-7), entry, remote module. Throws `LoadFailure`. */
export async function loadRelease(
  pointer: ReleasePointer & Pick<BootRelease, 'contents'>,
  how: LoadRelease,
): Promise<RemoteModule> {
  const contents = pointer.contents ?? (await recordOf(pointer, how));
  if (!contractFits(contents.contract, how.contract)) throw new LoadFailure('contract', true);
  const folders = how.alsoAt ? [pointer.base, how.alsoAt] : [pointer.base];
  addFileHashes(how.hashes, folders, contents, how.pageUrl);
  const remoteModule = await withDeadline(
    how.entryMs,
    evaluate(pointer, contents, how),
    () => new LoadFailure('entry', false, new Error(`longer than ${how.entryMs} ms`)),
  );
  if (!isRemoteModule(remoteModule, how.id)) throw new LoadFailure('module', true);
  if (hasEarlierMajors) noteMajor(remoteModule, contents.ui);
  return remoteModule;
}

async function recordOf(pointer: ReleasePointer, how: LoadRelease): Promise<ReleaseContents> {
  try {
    return await readRelease(pointer, { fetch: how.fetch, limitMs: how.manifestMs, fresh: how.attempt > 1 });
  } catch (cause) {
    throw new LoadFailure('manifest', false, cause);
  }
}

async function evaluate(pointer: ReleasePointer, contents: ReleaseContents, how: LoadRelease): Promise<unknown> {
  const folder = how.shared ? scriptFolder(pointer.base, contents) : pointer.base;
  const entry = new URL(folder + contents.entry, how.pageUrl).href;
  const again = how.attempt > 1;
  try {
    return await how.runtime.loadModule({
      entry: again ? `${entry}?attempt=${how.attempt}` : entry,
      globalName: contents.uniqueName,
    });
  } catch (cause) {
    throw new LoadFailure(cause instanceof EntryNotLoaded ? 'entry' : 'expose', false, cause);
  }
}
