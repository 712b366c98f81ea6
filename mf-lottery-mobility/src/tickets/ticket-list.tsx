import type { LotteryTicket } from '@aylal/contracts/lottery';
import { Grid } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { PrintedTicket } from './printed-ticket.tsx';
import { TicketCard } from './ticket-card.tsx';

/** The tickets, those that are not scratched yet where they were ordered. */
export function TicketList({ tickets }: { tickets: readonly LotteryTicket[] }) {
  const t = useRemoteMessages();
  return (
    <Grid
      as="ul"
      listStyle="none"
      gap="3"
      templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}
      aria-label={t('tickets.title')}
    >
      {tickets.map((ticket) => (
        <li key={ticket.ticket}>
          {ticket.delivery === 'packed' || ticket.delivery === 'on-the-way' ? (
            <PrintedTicket ticket={ticket} state={ticket.delivery} />
          ) : (
            <TicketCard ticket={ticket} />
          )}
        </li>
      ))}
    </Grid>
  );
}
