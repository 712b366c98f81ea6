import { WhenSeen } from '@aylal/map';
import { Box, Grid } from '@aylal/ui';
import type { ReactNode } from 'react';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

interface ListAndMapProps {
  readonly children: ReactNode;
  readonly map: ReactNode;
}

/** Where a vehicle of the list is shown. */
export const mapId = 'vehicle-map';

const EDGE = '88px';

/** The list with the map beside it; where there is no room beside, the map above the list. Without scripts the list alone. */
export function ListAndMap({ children, map }: ListAndMapProps) {
  const t = useRemoteMessages();
  return (
    <Grid templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,420px) minmax(0,1fr)' }} gap="6" alignItems="start">
      <Box minWidth="0">{children}</Box>
      <Box
        as="aside"
        aria-label={t('mobility.mapOf')}
        id={mapId}
        order={{ base: -1, lg: 0 }}
        scrollMarginTop={EDGE}
        css={{ '@media (scripting: none)': { display: 'none' } }}
        position={{ lg: 'sticky' }}
        top={EDGE}
        height={{ base: 'min(56dvh, 520px)', lg: `calc(100dvh - ${EDGE} - 24px)` }}
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
