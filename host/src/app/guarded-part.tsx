import { useState, type ReactNode } from 'react';
import type { OpenedPart } from '../remotes/open-part.ts';
import { FailureBoundary } from './failure-boundary.tsx';
import { useRemotes } from './remotes-context.tsx';

export interface GuardedPartProps<T> {
  remote: string;
  opened: OpenedPart<T>;
  /** Opens the part anew, and hands it in as `opened`: of the last good release, once the present one is given up. */
  reopen: () => Promise<unknown>;
  waiting: ReactNode;
  failed: (retry: () => void, error: unknown) => ReactNode;
  children: (part: T) => ReactNode;
}

/** A part that throws in render or in an effect gives way to the same part of the last good release, in the same place (federation.md §4). */
export function GuardedPart<T>(props: GuardedPartProps<T>) {
  return <PartOfRelease key={props.opened.release} {...props} />;
}

function PartOfRelease<T>({ remote, opened, reopen, waiting, failed, children }: GuardedPartProps<T>) {
  const loader = useRemotes();
  // A boundary renders before it is told: until it is known whether another release takes over, the place waits.
  const [final, setFinal] = useState(false);
  const takeOver = async (error: unknown) => {
    if (loader.giveUp(remote, opened.release, 'render', error)) await reopen();
    setFinal(true);
  };
  const tryAgain = async (reset: () => void) => {
    setFinal(false);
    loader.circuit.close(remote);
    await reopen();
    reset();
  };
  return (
    <FailureBoundary
      onFailure={(error) => void takeOver(error)}
      fallback={(reset, error) => (final ? failed(() => void tryAgain(reset), error) : waiting)}
    >
      {children(opened.part)}
    </FailureBoundary>
  );
}
