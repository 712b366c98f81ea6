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
export function GuardedPart<T>({ remote, opened, reopen, waiting, failed, children }: GuardedPartProps<T>) {
  const loader = useRemotes();
  const [reopening, setReopening] = useState(false);
  const openAnew = async () => {
    setReopening(true);
    await reopen();
    setReopening(false);
  };
  return (
    <FailureBoundary
      key={opened.release}
      onFailure={() => loader.giveUp(remote, opened.release, 'render') && void openAnew()}
      fallback={(retry, error) => (reopening ? waiting : failed(() => void openAnew().then(retry), error))}
    >
      {children(opened.part)}
    </FailureBoundary>
  );
}
