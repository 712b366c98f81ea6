import type { TicketState } from '@aylal/domain/orders';
import { useSharedMessages } from '@aylal/shell';
import { chakra, Flex } from '@aylal/ui';
import { QrCode } from '@aylal/ui/journey';
import { OnPaper } from './on-paper.tsx';

export interface TicketScanProps {
  /** What the number is, and in English for paper. */
  term: string;
  english: string;
  /** Encoded in the QR code and printed as text below it. Null until it is known: nothing is rendered then. */
  number: string | null;
  state: TicketState;
}

/** The number of a ticket and, while the ticket is valid, its QR code. */
export function TicketScan({ term, english, number, state }: TicketScanProps) {
  const s = useSharedMessages();
  if (number === null) return null;
  return (
    <Flex direction={{ base: 'row', md: 'column' }} align={{ base: 'center', md: 'flex-start' }} gap="3" flexShrink="0">
      {state === 'valid' && <QrCode value={number} title={s('ticket.qr', { number })} size={112} />}
      <div>
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {term}
          <OnPaper own={term}>{english}</OnPaper>
        </chakra.span>
        <chakra.b overflowWrap="anywhere">{number}</chakra.b>
      </div>
    </Flex>
  );
}
