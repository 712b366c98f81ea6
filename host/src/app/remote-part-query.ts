import type { RemoteModule } from '@aylal/shell';
import type { RemoteLoader } from '../remotes/loader.ts';
import { openPart } from '../remotes/open-part.ts';

/** First word of the keys under which parts of remotes are kept: code, which never travels with a page. */
export const remotePartKey = 'remote-part';

export type PartTable = 'slots' | 'dialogs' | 'panels';
export type PartOf<K extends PartTable> = Awaited<ReturnType<RemoteModule[K][string]>>;

/** What a remote's remote module has under this name, kept for the page's life; a failure is not. */
export function remotePartQuery<K extends PartTable>(loader: RemoteLoader, remote: string, table: K, name: string) {
  return {
    queryKey: [remotePartKey, remote, table, name],
    // One table has parts of one kind, which TypeScript does not see through the three.
    queryFn: () =>
      openPart(
        loader,
        remote,
        `${table} ${name}`,
        (remoteModule) => remoteModule[table][name] as (() => Promise<PartOf<K>>) | undefined,
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}
