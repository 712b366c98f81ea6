import type { BusOrder } from '@aylal/contracts/orders';
import { dayOf } from '@aylal/domain/calendar';
import { Ticket, TicketFact } from '@aylal/parts';
import { formatMoney, useLocale, useSharedMessages } from '@aylal/shell';
import { TextLink } from '@aylal/ui';
import { IconBus } from '@aylal/ui/icons';
import { TicketFacts, TicketSection } from '@aylal/ui/primitives';
import { rideStateOf } from '../../domain/ride-state.ts';
import { clockOf } from '../../ui/bus-times.tsx';
import { Pass } from '../../ui/pass.tsx';
import { stopName } from '../../ui/stop-name.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { WayOnTicket } from '../../ui/way-on-ticket.tsx';

/** The ticket of a bus: its way, the bus, platform and driver as soon as they are known, and a pass for each seat. */
export function BusTicket({ order, bus }: { order: BusOrder; bus: BusOrder['bus'] }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const state = rideStateOf(order, bus.issued);
  return (
    <Ticket
      title={t('order.ticket')}
      english="Bus ticket"
      day={dayOf(bus.departure_time)}
      hour={Number(clockOf(bus.departure_time).slice(0, 2))}
      state={state}
    >
      <TicketSection paddingBottom="5">
        <WayOnTicket
          departure={bus.departure_time}
          arrival={bus.arrival_time}
          from={stopName(bus.stop)}
          to={stopName(bus.end)}
          icon={<IconBus size={20} />}
        />
        <TicketFacts gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))">
          {bus.code !== null && (
            <TicketFact term={t('order.code')} english="Booking code">
              {bus.code}
            </TicketFact>
          )}
          <TicketFact term={s('order.number')} english="Order number">
            {order.ref_number}
          </TicketFact>
          <TicketFact
            term={t('bus.plate')}
            english="Plate"
            note={`${bus.bus_type} · ${t('words.places', { count: bus.seat_plan })}`}
          >
            {bus.plate || <small>{t('bus.plateLater')}</small>}
          </TicketFact>
          <TicketFact term={t('order.platform')} english="Platform">
            {bus.platform || <small>{t('order.platformLater')}</small>}
          </TicketFact>
          <TicketFact term={t('order.driver')} english="Driver">
            {bus.driver_phone ? (
              <TextLink href={`tel:+976${bus.driver_phone}`}>{bus.driver_phone}</TextLink>
            ) : (
              <small>{t('order.driverLater')}</small>
            )}
          </TicketFact>
        </TicketFacts>
      </TicketSection>
      {order.pax.map((one) => (
        <Pass
          key={one.seat}
          label={t('order.seat')}
          english="Seat"
          number={one.seat}
          ticket={one}
          state={state}
          lines={[formatMoney(one.ticket_total_price, locale)]}
        />
      ))}
    </Ticket>
  );
}
