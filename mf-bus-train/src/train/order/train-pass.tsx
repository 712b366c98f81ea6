import type { TrainOrder, TrainTicket } from '@aylal/contracts/orders';
import { formatMoney, useLocale } from '@aylal/shell';
import { Pass } from '../../ui/pass.tsx';
import { levelLabels } from '../places/place-labels.ts';
import { clockOf } from '../../ui/bus-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The ticket of one place, which prints. One that was refunded says so. */
export function TrainPass({ ticket, train }: { ticket: TrainTicket; train: TrainOrder['train'] }) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <Pass
      label={t('order.place')}
      number={ticket.place}
      ticket={ticket}
      lines={[
        `${t('order.wagon')} ${train.wagon} · ${levelLabels(t, train, ticket.place)}`,
        `${clockOf(train.dep_time)} ${train.from_name}${train.platform ? ` · ${t('order.platform')} ${train.platform}` : ''} · ${formatMoney(ticket.ticket_total_price, locale)}`,
      ]}
    />
  );
}
