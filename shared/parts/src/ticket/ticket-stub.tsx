import { Box, Flex } from '@aylal/ui';
import { TicketPerforation, TicketSection } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';
import { TicketScan, type TicketScanProps } from './ticket-scan.tsx';

interface TicketStubProps extends TicketScanProps {
  /** The other references, in `TicketFacts`, and who travels. */
  children: ReactNode;
}

/** The last part of a ticket, below its cut: references, and the code to scan. */
export function TicketStub({ children, ...scan }: TicketStubProps) {
  return (
    <>
      <TicketPerforation />
      <TicketSection paddingBottom="5">
        <Flex gap="5" wrap="wrap" justify="space-between" align="flex-start">
          <Box flex="1" minWidth="200px">
            {children}
          </Box>
          <TicketScan {...scan} />
        </Flex>
      </TicketSection>
    </>
  );
}
