import type { ReactNode } from 'react';
import { Box } from '@aylal/ui';
import { useSize } from './embedded/use-size.ts';

/** Shows its content once the box around it has a size: what a narrow window hides is neither drawn nor fetched, and a server sends nothing of it. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [size, follow] = useSize();
  return (
    <Box ref={follow} height="full">
      {size !== null && size.width > 0 && children}
    </Box>
  );
}
