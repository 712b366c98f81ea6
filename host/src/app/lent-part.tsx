import type { ReactNode } from 'react';
import { useMessages, useQuery } from '@aylal/shell';
import { Button, RestingSlot, Skeleton } from '@aylal/ui';
import type { RemoteLoader } from '../remotes/loader.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { useRemotes } from './remotes-context.tsx';

export interface LentPartProps {
  remote: string;
  slotId: string;
  props: Readonly<Record<string, unknown>>;
  /** Stands in the same box until the part is there. */
  waiting?: ReactNode;
}

/** A part that a remote lends to a place: a skeleton while it loads, a quiet row with a retry when it cannot be had (MFE-5). */
export function LentPart({ remote, slotId, props, waiting = <Skeleton height="60px" /> }: LentPartProps) {
  const loader = useRemotes();
  const part = useQuery({
    queryKey: ['slot', remote, slotId],
    queryFn: () => loadPart(loader, remote, slotId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (part.isPending) return waiting;
  if (part.isError) return <RestingPart retry={() => void part.refetch()} />;
  return (
    <FailureBoundary fallback={(retry) => <RestingPart retry={retry} />}>
      <part.data.Component {...props} />
    </FailureBoundary>
  );
}

/** What a place hands over was checked where the place stands, and what the part takes where the part is lent: here both are plain. */
type PlainPart = { readonly Component: (props: Readonly<Record<string, unknown>>) => ReactNode };

async function loadPart(loader: RemoteLoader, remote: string, slotId: string): Promise<PlainPart> {
  const door = await loader.load(remote);
  const load = door.slots[slotId];
  if (!load) throw new Error(`${remote} promised the slot ${slotId} and does not have it`);
  return (await load()).part as PlainPart;
}

function RestingPart({ retry }: { retry: () => void }) {
  const t = useMessages('host');
  return (
    <RestingSlot
      title={t('remote.resting.slot_title')}
      action={
        <Button variant="outline" size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {t('remote.resting.slot_text')}
    </RestingSlot>
  );
}
