import { Box, Grid } from '@aylal/ui';
import { Suspense, type ReactNode } from 'react';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Where the filters are on the page. */
export const filtersId = 'flight-filters';

/** Filters beside the list from 1024 on; on a phone the list alone, with the filters below it where no script opens their sheet. A rendered page hydrates the filters by themselves. */
export function ResultsFrame({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  const t = useFlightsMessages();
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: '248px minmax(0,1fr)' }} gap={{ lg: '10' }}>
      <Box
        as="aside"
        id={filtersId}
        display={{ base: 'none', lg: 'block' }}
        css={{ '@media (scripting: none)': { display: 'block', order: { base: '1', lg: '0' } } }}
        aria-label={t('filters.title')}
      >
        <Suspense>{filters}</Suspense>
      </Box>
      <Box as="section" minWidth="0">
        {children}
      </Box>
    </Grid>
  );
}
