import { useSyncExternalStore } from 'react';
import { usePageForm } from '@aylal/shell';

const never = () => () => {};

/** The origin of the page; where a server does not know it, a word that no link begins with. */
export function usePageOrigin(): string {
  const rendered = usePageForm()?.origin ?? 'none:';
  return useSyncExternalStore(
    never,
    () => location.origin,
    () => rendered,
  );
}
