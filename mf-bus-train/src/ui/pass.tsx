import type { BusTicket, TrainTicket } from '@aylal/contracts/orders';
import { Card, chakra, Flex, Tag, Text } from '@aylal/ui';
import { useBusMessages } from './use-bus-messages.ts';

interface PassProps {
  /** What the number is of: a seat, a place. */
  label: string;
  number: number;
  ticket: Pick<
    BusTicket | TrainTicket,
    'last_name' | 'first_name' | 'document_number' | 'passport_number' | 'ticket_id' | 'is_child' | 'is_cancelled'
  >;
  /** What else is on it. */
  lines: readonly string[];
}

/** A ticket to show and to print: the number large, who travels, the document, and the lines of its ride. */
export function Pass({ label, number, ticket, lines }: PassProps) {
  const t = useBusMessages();
  const { last_name, first_name, document_number, passport_number, ticket_id, is_child, is_cancelled } = ticket;
  const facts = [
    `${t('order.document')} ${document_number ?? passport_number ?? ''}`,
    ...(ticket_id === null ? [] : [`${t('order.ticketNumber')} ${ticket_id}`]),
    ...lines,
  ];
  return (
    <Card padded as="article" aria-label={`${label} ${number}`} breakInside="avoid">
      <Flex gap="4" align="center">
        <Number data-gone={is_cancelled || undefined}>
          <small>{label}</small>
          {number}
        </Number>
        <chakra.div flex="1" minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text strong>
              {last_name} {first_name}
            </Text>
            {is_child && <Tag tone="neutral">{t('order.child')}</Tag>}
            {is_cancelled && <Tag tone="danger">{t('order.gone')}</Tag>}
          </Flex>
          {facts.map((line) => (
            <Text key={line} kind="small" tone="muted">
              {line}
            </Text>
          ))}
        </chakra.div>
      </Flex>
    </Card>
  );
}

const Number = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '64px',
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
