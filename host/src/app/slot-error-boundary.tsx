import { useState, type ReactNode } from 'react';
import { ApiError, useQueryClient } from '@aylal/shell';
import { hasEarlierMajors } from '../majors/earlier-majors.ts';
import { InItsLook } from '../majors/in-its-look.tsx';
import type { OpenedPart } from '../remotes/open-part.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { useRemotes } from './remotes-context.tsx';

export interface SlotErrorBoundaryProps<T> {
  remote: string;
  opened: OpenedPart<T>;
  /** Opens the part again, and hands it in as `opened`: of the last good release, once the present one is given up. */
  reopen: () => Promise<unknown>;
  waiting: ReactNode;
  failed: (retry: () => void, error: unknown) => ReactNode;
  children: (part: T) => ReactNode;
}

/** A part that throws in render or in an effect gives way to the same part of the last good release, in the same place (federation.md §4). */
export function SlotErrorBoundary<T>(props: SlotErrorBoundaryProps<T>) {
  return <PartOfRelease key={props.opened.release} {...props} />;
}

function PartOfRelease<T>({ remote, opened, reopen, waiting, failed, children }: SlotErrorBoundaryProps<T>) {
  const loader = useRemotes();
  const queries = useQueryClient();
  // A boundary renders before it is notified: until it is known whether another release takes its place, the slot waits.
  const [final, setFinal] = useState(false);
  const takeOver = async (error: unknown) => {
    // Another release would get the same answer from the provider (ERR-12, ERR-13).
    if (!isOfProvider(error) && loader.giveUp(remote, opened.release, 'render', error)) await reopen();
    setFinal(true);
  };
  const tryAgain = async (reset: () => void) => {
    setFinal(false);
    loader.circuit.close(remote);
    await reopen();
    // A read that failed is thrown again wherever it is kept.
    queries.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    reset();
  };
  return (
    <FailureBoundary
      onFailure={(error) => void takeOver(error)}
      fallback={(reset, error) => (final ? failed(() => void tryAgain(reset), error) : waiting)}
    >
      {hasEarlierMajors && opened.look ? (
        <InItsLook look={opened.look}>{children(opened.part)}</InItsLook>
      ) : (
        children(opened.part)
      )}
    </FailureBoundary>
  );
}

/** Whether the provider did not answer, or not with success. An answer that cannot be read may be the fault of who reads it. */
function isOfProvider(error: unknown): boolean {
  return error instanceof ApiError && error.kind !== 'malformed';
}
