import type { ReactNode } from 'react';
import { useMessages, useQuery } from '@aylal/shell';
import { Button, RestingSlot, Skeleton } from '@aylal/ui';
import { FailureBoundary } from './failure-boundary.tsx';
import { useRemotes } from './remotes-context.tsx';
import { slotQuery } from './slot-query.ts';

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
  const part = useQuery(slotQuery(loader, remote, slotId));
  if (part.isPending) return waiting;
  if (part.isError) return <RestingPart retry={() => void part.refetch()} />;
  return (
    <FailureBoundary fallback={(retry) => <RestingPart retry={retry} />}>
      <part.data.Component {...props} />
    </FailureBoundary>
  );
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
