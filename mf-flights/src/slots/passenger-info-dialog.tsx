import type { OrderTraveller } from '@aylal/contracts/orders';
import type { DialogViewOf } from '@aylal/shell';
import { Box, chakra } from '@aylal/ui';
import type { passengerInfoDialog } from '../ui/passenger-info-dialog-ref.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** MODAL-64: the travellers, to be read only; documents are masked by the provider (PII-2). */
function PassengerInfoDialog({ props }: { props: { travellers: readonly OrderTraveller[] } }) {
  const t = useFlightsMessages();
  return (
    <Box as="ul" listStyleType="none" aria-label={t('ticket.passengers')}>
      {props.travellers.map((one, index) => (
        <Row key={index}>
          <b>
            {one.surname} {one.given_name}
          </b>
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {t(`travellers.${one.type}`)}
            {one.doc_number && ` · ${t('ticket.document')} ${one.doc_number}`}
          </chakra.span>
        </Row>
      ))}
    </Box>
  );
}

const Row = chakra('li', {
  base: { paddingBlock: '2.5', borderTopWidth: '1px', borderColor: 'border.muted', _first: { borderTopWidth: '0' } },
});

export const view: DialogViewOf<typeof passengerInfoDialog> = {
  title: 'ticket.passengers',
  Component: PassengerInfoDialog,
};
