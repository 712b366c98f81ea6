import type { TrainOrder } from '@aylal/contracts/orders';
import { dayOf } from '@aylal/domain/calendar';
import { Ticket, TicketFact } from '@aylal/parts';
import { formatMoney, useLocale, useSharedMessages } from '@aylal/shell';
import { IconTrain } from '@aylal/ui/icons';
import { TicketFacts, TicketSection } from '@aylal/ui/primitives';
import { rideStateOf } from '../../domain/ride-state.ts';
import { clockOf } from '../../ui/bus-times.tsx';
import { Pass } from '../../ui/pass.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { WayOnTicket } from '../../ui/way-on-ticket.tsx';
import { levelLabels } from '../places/place-labels.ts';

/** The ticket of a train: its way, train, wagon and platform as soon as it is known, and a pass for each place. */
export function TrainTicket({ order, train }: { order: TrainOrder; train: TrainOrder['train'] }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const state = rideStateOf(order, train.issued);
  return (
    <Ticket
      title={t('trainOrder.ticket')}
      english="Train ticket"
      day={dayOf(train.dep_time)}
      hour={Number(clockOf(train.dep_time).slice(0, 2))}
      state={state}
    >
      <TicketSection paddingBottom="5">
        <WayOnTicket
          departure={train.dep_time}
          arrival={train.arr_time}
          from={train.from_name}
          to={train.to_name}
          icon={<IconTrain size={20} />}
        />
        <TicketFacts gridTemplateColumns="repeat(auto-fit, minmax(140px, 1fr))">
          <TicketFact term={t('trainOrder.train')} english="Train" note={train.train_name}>
            {train.train_no}
          </TicketFact>
          <TicketFact term={t('order.wagon')} english="Wagon" note={t(`trainClass.${train.class}`)}>
            {train.wagon}
          </TicketFact>
          <TicketFact term={t('order.platform')} english="Platform">
            {train.platform || <small>{t('order.platformLater')}</small>}
          </TicketFact>
          {train.code !== null && (
            <TicketFact term={t('order.code')} english="Booking code">
              {train.code}
            </TicketFact>
          )}
          <TicketFact term={s('order.number')} english="Order number">
            {order.ref_number}
          </TicketFact>
        </TicketFacts>
      </TicketSection>
      {order.pax.map((one) => (
        <Pass
          key={one.place}
          label={t('order.place')}
          english="Place"
          number={one.place}
          ticket={one}
          state={state}
          lines={[levelLabels(t, train, one.place), formatMoney(one.ticket_total_price, locale)]}
        />
      ))}
    </Ticket>
  );
}
