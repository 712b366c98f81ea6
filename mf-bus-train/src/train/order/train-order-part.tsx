import type { TrainOrder } from '@aylal/contracts/orders';
import { statusesOf } from '@aylal/domain/orders';
import { trainRoutes } from '@aylal/routes';
import { useLocale, useQuery, useServices, type SlotPart } from '@aylal/shell';
import { Notice, Stack, Text } from '@aylal/ui';
import { getTrainTicketQuery } from '../../api/train-ticket-query.ts';
import { rideStateOf } from '../../domain/ride-state.ts';
import { voyageStations } from '../../domain/voyage-stations.ts';
import { WayBackLink } from '../../ui/way-back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { TrainTicket } from './train-ticket.tsx';

/** `order.detail.train`: the ticket with a pass for each place, with the platform as it is known now. What the page has is shown while that is asked, and without a network. */
function TrainOrderPart({ order: shown }: { order: TrainOrder }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { api } = useServices();
  const { code, issued, voyage } = shown.train;
  const { from, to } = voyageStations(voyage);
  const ticket = useQuery({
    ...getTrainTicketQuery(api, shown.ref_number, code ?? '', locale),
    enabled: code !== null,
    retry: false,
  });
  const train = ticket.data?.result.train ?? shown.train;
  const { status_code } = shown.status;
  // Nobody is to be at a train that does not run, nor comes with an order that has ended.
  const over =
    train.is_departure_cancelled ||
    [...statusesOf('ended'), ...statusesOf('refund')].some((status) => status === status_code);
  return (
    <Stack gap="4">
      {train.is_departure_cancelled && (
        <Notice tone="danger" live="alert">
          {t('trainOrder.cancelled')}
        </Notice>
      )}
      <TrainTicket order={shown} train={train} />
      {!over && (
        <Text kind="small" tone="muted">
          {!issued && status_code < 4 ? t('order.later') : t('trainOrder.localTime')}
        </Text>
      )}
      {rideStateOf(shown, train.issued) === 'valid' && !over && (
        <WayBackLink
          arrival={train.arr_time}
          to={(date) => trainRoutes.search.to({}, { _from: to, _to: from, depart_date: date })}
        />
      )}
      {ticket.isError && (
        <Text kind="small" tone="muted">
          {t('trainOrder.stale')}
        </Text>
      )}
    </Stack>
  );
}

export const part: SlotPart<'order.detail.train'> = { Component: TrainOrderPart };
