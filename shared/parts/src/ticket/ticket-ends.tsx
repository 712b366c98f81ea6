import { Box, Flex, Grid, Text } from '@aylal/ui';
import { TicketCode } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';

interface TicketEnd {
  /** Large: a code, a clock, a day. */
  large?: string;
  place: ReactNode;
  /** In small: a terminal, a zone. */
  note?: ReactNode;
}

interface TicketEndsProps {
  from: TicketEnd;
  to: TicketEnd;
  icon: ReactNode;
  /** Below the icon: how long it takes. */
  between?: ReactNode;
}

/** Where and when it begins and ends, large, with the way between. */
export function TicketEnds({ from, to, icon, between }: TicketEndsProps) {
  return (
    <Grid templateColumns="minmax(0,1fr) auto minmax(0,1fr)" gap="3" alignItems="start">
      <End end={from} />
      <Flex direction="column" align="center" color="fg.muted" textStyle="caption" paddingTop="1.5" gap="1">
        {icon}
        {between}
      </Flex>
      <Box textAlign="end" minWidth="0">
        <End end={to} />
      </Box>
    </Grid>
  );
}

function End({ end: { large, place, note } }: { end: TicketEnd }) {
  return (
    <Box minWidth="0">
      {large && <TicketCode>{large}</TicketCode>}
      <Text kind="small">{place}</Text>
      {note && (
        <Text kind="small" tone="muted">
          {note}
        </Text>
      )}
    </Box>
  );
}
