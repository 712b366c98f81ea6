import type { ReactNode } from 'react';
import { Button, RestingSlot, Skeleton } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useOwnerFallback } from '../remotes/use-owner-fallback.ts';
import { RemotePart, useRemotePart } from './remote-part.tsx';
import { useHostMessages } from '../messages/use-host-messages.ts';

export interface SlotContributionProps {
  remote: string;
  slotId: string;
  props: Readonly<Record<string, unknown>>;
  /** Stands in the same box until the part is there. */
  waiting?: ReactNode;
}

/** What a place hands over was checked where the place stands, and what the part takes where the part is contributed: here both are plain. */
type PlainPart = { readonly Component: (props: Readonly<Record<string, unknown>>) => ReactNode };

/** A part that a remote contributes to a place: a skeleton while it loads, a quiet row with a retry when it is not available (MFE-5). */
export function SlotContribution({
  remote,
  slotId,
  props,
  waiting = (
    <WithScripts>
      <Skeleton height="60px" />
    </WithScripts>
  ),
}: SlotContributionProps) {
  return (
    <RemotePart
      remote={remote}
      query={useRemotePart(remote, 'slots', slotId)}
      waiting={waiting}
      failed={(retry) => <RestingPart remote={remote} waiting={waiting} retry={retry} />}
    >
      {({ part }) => {
        const { Component } = part as PlainPart;
        return <Component {...props} />;
      }}
    </RemotePart>
  );
}

function RestingPart({ remote, waiting, retry }: { remote: string; waiting: ReactNode; retry: () => void }) {
  const t = useHostMessages();
  const fallback = useOwnerFallback(remote);
  if (fallback === undefined) return waiting;
  return (
    <RestingSlot
      title={fallback?.title ?? t('remote.unavailable.slot_title')}
      action={
        <Button variant="outline" size="sm" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {fallback?.text ?? t('remote.unavailable.slot_text')}
    </RestingSlot>
  );
}
