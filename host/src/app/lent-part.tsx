import type { ReactNode } from 'react';
import { useMessages, useQuery } from '@aylal/shell';
import { Button, RestingSlot, Skeleton } from '@aylal/ui';
import { openPart } from '../remotes/open-part.ts';
import { useOwnerFallback } from '../remotes/use-owner-fallback.ts';
import { GuardedPart } from './guarded-part.tsx';
import { useRemotes } from './remotes-context.tsx';

export interface LentPartProps {
  remote: string;
  slotId: string;
  props: Record<string, unknown>;
  /** Stands in the same box until the part is there. */
  waiting?: ReactNode;
}

/** A part that a remote lends to a place: a skeleton while it loads, a quiet row with a retry when it cannot be had (MFE-5). */
export function LentPart({ remote, slotId, props, waiting = <Skeleton height="60px" /> }: LentPartProps) {
  const loader = useRemotes();
  const part = useQuery({
    queryKey: ['slot', remote, slotId],
    queryFn: () => openPart(loader, remote, (door) => door.slots[slotId]),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const failed = (retry: () => void) => <RestingPart remote={remote} waiting={waiting} retry={retry} />;
  if (part.isPending) return waiting;
  if (part.isError) return failed(() => void part.refetch());
  return (
    <GuardedPart remote={remote} opened={part.data} reopen={part.refetch} waiting={waiting} failed={failed}>
      {({ part: { Component } }) => <Component {...props} />}
    </GuardedPart>
  );
}

function RestingPart({ remote, waiting, retry }: { remote: string; waiting: ReactNode; retry: () => void }) {
  const t = useMessages('host');
  const fallback = useOwnerFallback(remote);
  if (fallback === undefined) return waiting;
  return (
    <RestingSlot
      title={fallback?.title ?? t('remote.resting.slot_title')}
      action={
        <Button variant="outline" size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {fallback?.text ?? t('remote.resting.slot_text')}
    </RestingSlot>
  );
}
