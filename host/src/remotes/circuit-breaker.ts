import type { RemoteUnavailable } from './loader.ts';

/** Circuit breaker: after a final failure, calls fail at once until the cool-down is over (federation.md §1). */
export interface Circuit {
  /** What the remote, or this part of it, failed with; null when it may be asked for. */
  failureOf(remote: string, part?: string): RemoteUnavailable | null;
  /** It was tried in every way, and cost somebody the whole wait. */
  open(failure: RemoteUnavailable, part?: string): void;
  /** Somebody wants it tried again: this remote with its parts, or everything. */
  close(remote?: string): void;
}

export const circuitMs = 60_000;

export function createCircuit(now: () => number): Circuit {
  const resting = new Map<string, { readonly failure: RemoteUnavailable; readonly until: number }>();
  const keyOf = (remote: string, part?: string) => (part === undefined ? remote : `${remote} ${part}`);
  return {
    failureOf(remote, part) {
      const found = resting.get(keyOf(remote, part));
      return found && now() < found.until ? found.failure : null;
    },
    open(failure, part) {
      resting.set(keyOf(failure.id, part), { failure, until: now() + circuitMs });
    },
    close(remote) {
      for (const key of resting.keys())
        if (remote === undefined || key === remote || key.startsWith(`${remote} `)) resting.delete(key);
    },
  };
}
