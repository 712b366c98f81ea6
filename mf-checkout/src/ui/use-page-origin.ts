import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The origin of the page; on a server a word that no link begins with. */
export function usePageOrigin(): string {
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => 'none:',
  );
}
