import type { TripOrder } from '@aylal/contracts/orders';
import { voucherStateOf } from '@aylal/domain/orders';
import { Ticket, TicketDay, TicketEnds, TicketFact, TicketStub } from '@aylal/parts';
import { formatDayColumn, useLocale, useSharedMessages } from '@aylal/shell';
import { Heading } from '@aylal/ui';
import { IconMap } from '@aylal/ui/icons';
import { TicketFacts, TicketSection } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** Trips leave in the morning: the sky of their voucher. */
const hour = 8;

/** The voucher of a trip: its days, who goes, and the operator's number to show. */
export function TripVoucher({ order }: { order: TripOrder }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { trip } = order;
  const state = voucherStateOf(order, trip.issued);
  return (
    <Ticket title={t('tripOrder.voucher')} english="Trip voucher" day={trip.date} hour={hour} state={state}>
      <TicketSection>
        <Heading as="h2" size="h3" marginBottom="3">
          {trip.title}
        </Heading>
        <TicketEnds
          from={{ large: formatDayColumn(trip.date, locale).day, place: <TicketDay day={trip.date} /> }}
          to={{ large: formatDayColumn(trip.end_date, locale).day, place: <TicketDay day={trip.end_date} /> }}
          icon={<IconMap size={20} />}
          between={t('trips.days', { count: trip.days })}
        />
      </TicketSection>
      <TicketStub
        term={t('tripOrder.confirmation')}
        english="Confirmation number"
        number={trip.confirmation}
        state={state}
      >
        <TicketFacts marginTop="0" gridTemplateColumns="repeat(auto-fit, minmax(160px, 1fr))">
          <TicketFact term={t('tripOrder.people')} english="Who goes">
            {trip.pax.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join(', ')}
          </TicketFact>
          <TicketFact term={s('order.number')} english="Order number">
            {order.ref_number}
          </TicketFact>
        </TicketFacts>
      </TicketStub>
    </Ticket>
  );
}
