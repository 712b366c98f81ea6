import type { RemoteModule } from '@aylal/shell';
import type { PartLimits, RemoteLoader } from '../remotes/loader.ts';

/** What is asked for first is compiled first, and there is no other release to give way to. */
const compiling: PartLimits = { partMs: 120_000, allMs: 120_000 };

/** The page's loader, but for one remote, which is at hand. */
export function withLocalRemote(
  loader: RemoteLoader,
  { id, open }: { id: string; open: () => Promise<{ remote: RemoteModule }> },
): RemoteLoader {
  return {
    ...loader,
    load: async (wanted) => (wanted === id ? (await open()).remote : loader.load(wanted)),
    warm(wanted, chunks) {
      if (wanted !== id) loader.warm(wanted, chunks);
    },
    limitsOf: (wanted) => (wanted === id ? compiling : undefined),
    releaseOf: (wanted) => (wanted === id ? 'local' : loader.releaseOf(wanted)),
  };
}
