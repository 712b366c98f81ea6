import { Box, Flex } from '@aylal/ui';
import type { ReactNode } from 'react';

/** Figures of one day over the ridge on a phone, beside it on a wide screen. */
export function CheapDaysFrame({ figures, ridge }: { figures: ReactNode; ridge: ReactNode }) {
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} align={{ lg: 'flex-end' }} gap={{ base: '2', lg: '8' }}>
      <Flex
        direction={{ base: 'row', lg: 'column' }}
        justify="space-between"
        wrap="wrap"
        align={{ base: 'flex-end', lg: 'flex-start' }}
        gap={{ base: '3', lg: '4' }}
        width={{ lg: '300px' }}
        paddingBottom={{ lg: '4' }}
        flexShrink={0}
      >
        {figures}
      </Flex>
      <Box flex="1" minWidth="0" width={{ base: 'full', lg: 'auto' }}>
        {ridge}
      </Box>
    </Flex>
  );
}
