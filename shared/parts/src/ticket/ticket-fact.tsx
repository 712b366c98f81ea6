import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';
import { OnPaper } from './on-paper.tsx';

interface TicketFactProps {
  term: string;
  /** The term in English, for paper. */
  english: string;
  /** In small below the figure. */
  note?: ReactNode;
  children: ReactNode;
}

/** A term and its figure in the `TicketFacts` of a ticket. */
export function TicketFact({ term, english, note, children }: TicketFactProps) {
  return (
    <div>
      <dt>
        {term}
        <OnPaper own={term}>{english}</OnPaper>
      </dt>
      <dd>
        {children}
        {note && (
          <chakra.span display="block" textStyle="caption" fontWeight="400" color="fg.muted">
            {note}
          </chakra.span>
        )}
      </dd>
    </div>
  );
}
