import type { BusOrder, BusTicket } from '@aylal/contracts/orders';
import { formatMoney, useLocale } from '@aylal/shell';
import { stopName } from '../../ui/stop-name.ts';
import { clockOf } from '../../ui/bus-times.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { Pass } from '../../ui/pass.tsx';

/** The ticket of one seat, which prints. One that was refunded says so. */
export function BoardingPass({ ticket, bus }: { ticket: BusTicket; bus: BusOrder['bus'] }) {
  const t = useBusMessages();
  const locale = useLocale();
  return (
    <Pass
      label={t('order.seat')}
      number={ticket.seat}
      ticket={ticket}
      lines={[
        ...(bus.platform ? [`${t('order.platform')} ${bus.platform}`] : []),
        `${clockOf(bus.departure_time)} ${stopName(bus.stop)} · ${formatMoney(ticket.ticket_total_price, locale)}`,
      ]}
    />
  );
}
