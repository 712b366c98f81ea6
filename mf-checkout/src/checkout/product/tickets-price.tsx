import type { BusTicket, TrainTicket } from '@aylal/contracts';
import { formatMoney, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/carried';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';

type Ticket = Pick<BusTicket | TrainTicket, 'is_child' | 'ticket_total_price'>;

/** What places on a bus or train cost: those of adults, those of children. */
export function TicketsPrice({ pax }: { pax: readonly Ticket[] }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  return (
    <>
      {(['adults', 'children'] as const).map((who) => {
        const tickets = pax.filter(({ is_child }) => is_child === (who === 'children'));
        const sum = tickets.reduce((total, { ticket_total_price }) => total + ticket_total_price, 0);
        return (
          tickets.length > 0 && (
            <KeyValue key={who} label={t(`sum.${who}`, { count: tickets.length })}>
              {formatMoney(sum, locale)}
            </KeyValue>
          )
        );
      })}
    </>
  );
}
