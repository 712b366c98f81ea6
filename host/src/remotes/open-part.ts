import type { RemoteModule } from '@aylal/shell';
import { hasEarlierMajors } from '../majors/earlier-majors.ts';
import { openLook, type OpenedLook } from '../majors/open-look.ts';
import { RemoteUnavailable, type PartLimits, type RemoteLoader } from './loader.ts';
import { withDeadline } from './with-deadline.ts';

/** A part of a remote module, and the release that it is of. */
export interface OpenedPart<T> {
  readonly part: T;
  readonly release: string;
  /** Only in a host with more than one look. */
  readonly look?: OpenedLook | null;
}

/** Ruling 7 for what a remote module loads later; with the owner's words and painting below the 8 s of MFE-5. */
const standardLimits: PartLimits = { partMs: 4000, allMs: 7000 };

/**
 * Opens a lazy part of a remote: once more when its chunk does not come (MFE-6), then out of the last good release (federation.md §4). A release that is
 * only slow may still win. Throws `RemoteUnavailable` in time, and at once for a part that has kept somebody waiting until the end before.
 */
export async function openPart<T>(
  loader: RemoteLoader,
  id: string,
  /** Tells it from the remote's other parts. */
  name: string,
  pick: (remoteModule: RemoteModule) => (() => Promise<T>) | undefined,
  limits = loader.limitsOf?.(id) ?? standardLimits,
): Promise<OpenedPart<T>> {
  const resting = loader.circuit.failureOf(id, name);
  if (resting) throw resting;
  const open = async (): Promise<OpenedPart<T>> => {
    const remoteModule = await loader.load(id);
    const release = loader.releaseOf(id);
    const opening = twice(pick(remoteModule), () =>
      loader.report({ outcome: 'healed', id, release, ms: 0, reason: 'chunk' }),
    );
    const opened: Promise<OpenedPart<T>> = opening.then(
      hasEarlierMajors
        ? async (part) => ({ part, release, look: await openLook(remoteModule) })
        : (part) => ({ part, release }),
    );
    try {
      return await withDeadline(limits.partMs, opened, () => new Error(`longer than ${limits.partMs} ms`));
    } catch (error) {
      return Promise.any(loader.giveUp(id, release, 'chunk', error) ? [opened, open()] : [opened]);
    }
  };
  const unavailable = (cause?: unknown) => new RemoteUnavailable(id, loader.releaseOf(id), 'chunk', cause);
  const late = () => {
    const failure = unavailable();
    loader.circuit.open(failure, name);
    return failure;
  };
  try {
    return await withDeadline(limits.allMs, open(), late);
  } catch (error) {
    const first: unknown = error instanceof AggregateError ? error.errors.at(-1) : error;
    throw first instanceof RemoteUnavailable ? first : unavailable(first);
  }
}

async function twice<T>(open: (() => Promise<T>) | undefined, healed: () => void): Promise<T> {
  if (!open) throw new Error('the remote module does not have what its descriptor promises');
  try {
    return await open();
  } catch {
    // The bundler forgets a chunk that failed, so the second call asks the network again.
    const part = await open();
    healed();
    return part;
  }
}
