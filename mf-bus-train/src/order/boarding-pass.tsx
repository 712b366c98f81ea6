import type { BusOrder, BusTicket } from '@aylal/contracts';
import { formatMoney, useLocale } from '@aylal/shell';
import { Card, chakra, Flex, Tag, Text } from '@aylal/ui';
import { stopName } from '../search-form/stop-field.tsx';
import { clockOf } from '../ui/bus-times.tsx';
import { useBusMessages } from '../ui/use-bus-messages.ts';

/** The ticket of one seat, which prints. One that was given back says so. */
export function BoardingPass({ ticket, bus }: { ticket: BusTicket; bus: BusOrder['bus'] }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { seat, last_name, first_name, document_number, passport_number, ticket_id, is_child, is_cancelled } = ticket;
  return (
    <Card padded as="article" aria-label={`${t('order.seat')} ${seat}`} breakInside="avoid">
      <Flex gap="4" align="center">
        <Seat data-gone={is_cancelled || undefined}>
          <small>{t('order.seat')}</small>
          {seat}
        </Seat>
        <chakra.div flex="1" minWidth="0">
          <Flex gap="2" align="center" wrap="wrap">
            <Text strong>
              {last_name} {first_name}
            </Text>
            {is_child && <Tag tone="neutral">{t('order.child')}</Tag>}
            {is_cancelled && <Tag tone="danger">{t('order.gone')}</Tag>}
          </Flex>
          <Text kind="small" tone="muted">
            {[
              `${t('order.document')} ${document_number ?? passport_number ?? ''}`,
              ...(ticket_id === null ? [] : [`${t('order.ticketNumber')} ${ticket_id}`]),
              ...(bus.platform ? [`${t('order.platform')} ${bus.platform}`] : []),
            ].join(' · ')}
          </Text>
          <Text kind="small" tone="muted">
            {`${clockOf(bus.departure_time)} ${stopName(bus.stop)} · ${formatMoney(ticket.ticket_total_price, locale)}`}
          </Text>
        </chakra.div>
      </Flex>
    </Card>
  );
}

const Seat = chakra('div', {
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
