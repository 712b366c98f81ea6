import { writeBusTrip } from '@aylal/contracts/bus';
import type { BusOrder } from '@aylal/contracts/orders';
import { busRoutes } from '@aylal/routes';
import { useLocale, useQuery, useServices, type SlotPart } from '@aylal/shell';
import { Notice, Stack, Text } from '@aylal/ui';
import { getBusTicketQuery } from '../../api/bus-ticket-query.ts';
import { rideStateOf } from '../../domain/ride-state.ts';
import { WayBackLink } from '../../ui/way-back-link.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { BusTicket } from './bus-ticket.tsx';

/** `order.detail.bus`: the ticket of the ride with a pass for each seat, with the bus that drives as it is known now. What the page has is shown while that is asked, and without a network. */
function OrderPart({ order: shown }: { order: BusOrder }) {
  const t = useBusMessages();
  const { api } = useServices();
  const { code } = shown.bus;
  const ticket = useQuery({
    ...getBusTicketQuery(api, shown.ref_number, code ?? '', useLocale()),
    enabled: code !== null,
    retry: false,
  });
  const bus = ticket.data?.result.bus ?? shown.bus;
  return (
    <Stack gap="4">
      {bus.is_departure_cancelled && (
        <Notice tone="danger" live="alert">
          {t('order.departureCancelled')}
        </Notice>
      )}
      <BusTicket order={shown} bus={bus} />
      {!shown.bus.issued && shown.status.status_code < 4 && (
        <Text kind="small" tone="muted">
          {t('order.later')}
        </Text>
      )}
      {rideStateOf(shown, bus.issued) === 'valid' && !bus.is_departure_cancelled && (
        <WayBackLink
          arrival={bus.arrival_time}
          to={(date) => busRoutes.schedule.to({ trip: writeBusTrip({ stop: bus.end.id, end: bus.stop.id, date }) })}
        />
      )}
      {ticket.isError && (
        <Text kind="small" tone="muted">
          {t('order.stale')}
        </Text>
      )}
    </Stack>
  );
}

export const part: SlotPart<'order.detail.bus'> = { Component: OrderPart };
