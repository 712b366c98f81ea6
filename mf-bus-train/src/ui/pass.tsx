import type { BusTicket, TrainTicket } from '@aylal/contracts/orders';
import type { TicketState } from '@aylal/domain/orders';
import { OnPaper, TicketScan } from '@aylal/parts';
import { chakra, Flex, Tag, Text } from '@aylal/ui';
import { TicketPerforation, TicketSection } from '@aylal/ui/primitives';
import { useBusMessages } from './use-bus-messages.ts';

interface PassProps {
  /** What the number is of, and in English for paper: a seat, a place. */
  label: string;
  english: string;
  number: number;
  ticket: Pick<
    BusTicket | TrainTicket,
    'last_name' | 'first_name' | 'document_number' | 'passport_number' | 'ticket_id' | 'is_child' | 'is_cancelled'
  >;
  /** Of the whole ticket; the code of one that was refunded alone is not shown either. */
  state: TicketState;
  /** What else is on it. */
  lines: readonly string[];
}

/** The part of a ticket that one passenger shows: the seat large, who travels, the document, the code to scan. */
export function Pass({ label, english, number, ticket, state, lines }: PassProps) {
  const t = useBusMessages();
  const { last_name, first_name, document_number, passport_number, ticket_id, is_child, is_cancelled } = ticket;
  return (
    <article aria-label={`${label} ${number}`}>
      <TicketPerforation />
      <TicketSection paddingBottom="5" breakInside="avoid">
        <Flex gap="4" wrap="wrap" align="flex-start">
          <Number data-gone={is_cancelled || undefined}>
            <small>
              {label}
              <OnPaper own={label}>{english}</OnPaper>
            </small>
            {number}
          </Number>
          <chakra.div flex="1" minWidth="180px">
            <Flex gap="2" align="center" wrap="wrap">
              <Text strong>
                {last_name} {first_name}
              </Text>
              {is_child && <Tag tone="neutral">{t('order.child')}</Tag>}
              {is_cancelled && <Tag tone="danger">{t('order.gone')}</Tag>}
            </Flex>
            {[`${t('order.document')} ${document_number ?? passport_number ?? ''}`, ...lines].map((line) => (
              <Text key={line} kind="small" tone="muted">
                {line}
              </Text>
            ))}
          </chakra.div>
          <TicketScan
            term={t('order.ticketNumber')}
            english="Ticket number"
            number={ticket_id}
            state={is_cancelled ? 'refunded' : state}
          />
        </Flex>
      </TicketSection>
    </article>
  );
}

const Number = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '64px',
    height: '64px',
    borderRadius: 'lg',
    bg: 'accent.subtle',
    color: 'accent.fg',
    fontSize: '1.5rem',
    lineHeight: '1.75rem',
    fontWeight: '600',
    '& small': { textStyle: 'caption', fontWeight: '400' },
    '&[data-gone]': { bg: 'bg.emphasized', color: 'fg.muted', textDecoration: 'line-through' },
  },
});
