import type { RemoteModule } from '@aylal/shell';
import { createCircuit } from './circuit-breaker.ts';
import { RemoteUnavailable, type RemoteLoader } from './loader.ts';

/** The same interface over plain imports: for the one-bundle build that the bench compares with, and for tests. */
export function createStaticLoader(
  remotes: Readonly<Record<string, () => Promise<{ remote: RemoteModule }>>>,
): RemoteLoader {
  return {
    async load(id) {
      const open = remotes[id];
      if (!open) throw new RemoteUnavailable(id, 'static', 'unknown-remote');
      return (await open()).remote;
    },
    giveUp: () => false,
    warm() {},
    releaseOf: () => 'static',
    circuit: createCircuit(() => performance.now()),
    report() {},
  };
}
