import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';

/** Says its words to readers when they change, politely: number of results, a new price, the end of a countdown. Unseen. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <chakra.div srOnly role="status" aria-live="polite">
      {children}
    </chakra.div>
  );
}
