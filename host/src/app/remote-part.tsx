import type { ReactNode } from 'react';
import { useQuery } from '@aylal/shell';
import type { OpenedPart } from '../remotes/open-part.ts';
import { SlotErrorBoundary } from './slot-error-boundary.tsx';
import { remotePartQuery, type PartOf, type PartTable } from './remote-part-query.ts';
import { useRemotes } from './remotes-context.tsx';

/** A part that is being opened. */
export interface PartQuery<T> {
  readonly data: OpenedPart<T> | undefined;
  readonly isError: boolean;
  refetch(): Promise<unknown>;
}

/** Opens what a remote's remote module has under this name; kept for the page's life, a failure is not. */
export function useRemotePart<K extends PartTable>(remote: string, table: K, name: string): PartQuery<PartOf<K>> {
  const loader = useRemotes();
  return useQuery(remotePartQuery(loader, remote, table, name));
}

export interface RemotePartProps<T> {
  remote: string;
  query: PartQuery<T>;
  waiting: ReactNode;
  failed: (retry: () => void) => ReactNode;
  children: (part: T) => ReactNode;
}

/** A part of a remote in its place: waiting, there, or with a way out when neither release is available (MFE-5). */
export function RemotePart<T>({ remote, query, waiting, failed, children }: RemotePartProps<T>) {
  const loader = useRemotes();
  const retry = () => {
    loader.circuit.close(remote);
    void query.refetch();
  };
  if (query.isError) return failed(retry);
  if (!query.data) return waiting;
  return (
    <SlotErrorBoundary remote={remote} opened={query.data} reopen={query.refetch} waiting={waiting} failed={failed}>
      {children}
    </SlotErrorBoundary>
  );
}
