import type { FlightOrder } from '@aylal/contracts/orders';
import { Box, chakra } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** Who flies, with ticket numbers and baggage; documents are masked by the provider (PII-2). */
export function TicketTravellers({ order }: { order: FlightOrder }) {
  const t = useFlightsMessages();
  return (
    <Box as="ul" listStyleType="none" aria-label={t('ticket.passengers')} marginTop="4">
      {order.travellers.map((one, index) => {
        const { piece, weight } = order.baggage_info[one.type];
        return (
          <Row key={index}>
            <b>
              {one.surname} {one.given_name}
            </b>
            <chakra.span display="block" textStyle="small" color="fg.muted">
              {t(`travellers.${one.type}`)}
              {one.doc_number && ` · ${t('ticket.document')} ${one.doc_number}`} ·{' '}
              {piece ? t('card.bag', { weight: `${piece} × ${weight ?? 0}` }) : t('card.noBag')}
            </chakra.span>
            <chakra.span display="block" textStyle="small">
              {t('ticket.number')}: <b>{one.ticket_number ?? t('ticket.pending')}</b>
              <RefundMark order={order} ticket={one.ticket_number} />
            </chakra.span>
          </Row>
        );
      })}
    </Box>
  );
}

/** A ticket that is refunded is not one to fly with. */
function RefundMark({ order: { refunds = [] }, ticket }: { order: FlightOrder; ticket: string | null }) {
  const t = useFlightsMessages();
  const refund = refunds.find(
    ({ state, tickets }) => state !== 'refused' && ticket !== null && tickets.includes(ticket),
  );
  if (!refund) return null;
  return (
    <chakra.b color="fg.warning"> · {t(refund.state === 'finished' ? 'ticket.refunded' : 'ticket.refunding')}</chakra.b>
  );
}

const Row = chakra('li', {
  base: { paddingBlock: '2.5', borderTopWidth: '1px', borderColor: 'border.muted', breakInside: 'avoid' },
});
