import type { ReactNode } from 'react';
import type { RemoteLoader } from '../remotes/loader.ts';

/** First word of the keys under which lent parts are kept: code, which never travels with a page. */
export const slotKey = 'slot';

/** The part that a remote lends, kept in the query client for as long as the page lives. */
export function slotQuery(loader: RemoteLoader, remote: string, slotId: string) {
  return {
    queryKey: [slotKey, remote, slotId] as const,
    queryFn: () => loadPart(loader, remote, slotId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  };
}

/** What a place hands over was checked where the place stands, and what the part takes where the part is lent: here both are plain. */
type PlainPart = { readonly Component: (props: Readonly<Record<string, unknown>>) => ReactNode };

async function loadPart(loader: RemoteLoader, remote: string, slotId: string): Promise<PlainPart> {
  const door = await loader.load(remote);
  const load = door.slots[slotId];
  if (!load) throw new Error(`${remote} promised the slot ${slotId} and does not have it`);
  return (await load()).part as PlainPart;
}
