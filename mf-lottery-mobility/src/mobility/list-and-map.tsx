import { WhenSeen } from '@aylal/map';
import { Box, Grid } from '@aylal/ui';
import type { ReactNode } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

interface ListAndMapProps {
  readonly children: ReactNode;
  readonly map: ReactNode;
  /** Which of the two a narrow window shows. */
  readonly onMap: boolean;
}

const EDGE = '88px';

/** The list with the map beside it, and one of the two where there is no room. A map that is not seen is not fetched either. */
export function ListAndMap({ children, map, onMap }: ListAndMapProps) {
  const t = useRemoteMessages();
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,420px) minmax(0,1fr)' }} gap="6" alignItems="start">
      <Box minWidth="0" display={{ base: onMap ? 'none' : 'block', lg: 'block' }}>
        {children}
      </Box>
      <Box
        as="aside"
        aria-label={t('mobility.mapOf')}
        display={{ base: onMap ? 'block' : 'none', lg: 'block' }}
        position={{ lg: 'sticky' }}
        top={EDGE}
        height={{ base: 'min(72dvh, 640px)', lg: `calc(100dvh - ${EDGE} - 24px)` }}
        borderRadius="lg"
        borderWidth="1px"
        borderColor="border"
        overflow="hidden"
        bg="bg.muted"
      >
        <WhenSeen>{map}</WhenSeen>
      </Box>
    </Grid>
  );
}
