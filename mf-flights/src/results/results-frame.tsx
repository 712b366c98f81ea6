import { Box, Grid } from '@aylal/ui';
import { Suspense, type ReactNode } from 'react';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Filters beside the list from 1024 on; on a phone the list alone. A rendered page takes the filters over by themselves. */
export function ResultsFrame({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const t = useFlightsMessages();
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: '248px minmax(0,1fr)' }} gap={{ lg: '10' }}>
      <Box as="aside" display={{ base: 'none', lg: 'block' }} aria-label={t('filters.title')}>
        <Suspense>{filters}</Suspense>
      </Box>
      <Box as="section" minWidth="0">
        {children}
      </Box>
    </Grid>
  );
}
