import type { LocalDate } from '@aylal/domain/calendar';
import type { TicketState } from '@aylal/domain/orders';
import { useSharedMessages } from '@aylal/shell';
import { HorizonStrip, skyHourOf, TicketCard } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';
import { OnPaper } from './on-paper.tsx';
import { TicketDay } from './ticket-day.tsx';

interface TicketProps {
  /** What it is, for readers: "Bus ticket". */
  title: string;
  /** The same in English, for paper. */
  english: string;
  /** The first day, and the hour of the clock whose sky is over it. */
  day: LocalDate;
  hour: number;
  state: TicketState;
  /** `TicketSection`s, the stub last, after a `TicketPerforation`. */
  children: ReactNode;
}

const states = { pending: 'Not issued', cancelled: 'Cancelled', refunded: 'Refunded' } as const;

/** The one ticket of everything that is sold: the sky of its hour with day and state, and below what the product says. On paper it speaks English beside the page's language. */
export function Ticket({ title, english, day, hour, state, children }: TicketProps) {
  const s = useSharedMessages();
  const words = state === 'valid' ? title : s(`ticket.${state}`);
  return (
    <TicketCard as="section" aria-label={title} data-ticket={state}>
      <HorizonStrip hour={skyHourOf(hour)}>
        <span>
          <b>
            <TicketDay day={day} />
          </b>
        </span>
        <span>
          {words}
          <OnPaper own={words}>{state === 'valid' ? english : states[state]}</OnPaper>
        </span>
      </HorizonStrip>
      {children}
    </TicketCard>
  );
}
