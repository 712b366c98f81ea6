import type { RemoteDoor } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';

/** The page's loader, but for one remote, which is at hand. */
export function withLocalRemote(
  loader: RemoteLoader,
  { id, open }: { id: string; open: () => Promise<{ remote: RemoteDoor }> },
): RemoteLoader {
  return {
    ...loader,
    load: async (wanted) => (wanted === id ? (await open()).remote : loader.load(wanted)),
    warm(wanted, chunks) {
      if (wanted !== id) loader.warm(wanted, chunks);
    },
    releaseOf: (wanted) => (wanted === id ? 'local' : loader.releaseOf(wanted)),
  };
}
