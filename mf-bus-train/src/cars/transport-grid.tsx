import { Suspense } from 'react';
import type { TransportListed } from '@aylal/contracts/transports';
import { transportsAddress, type TransportChoice } from '../domain/transport-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { CardPages, eagerCards } from '../ui/package-booking/card-pages.tsx';
import { TransportCard } from './transport-card.tsx';

const PAGE_SIZE = 12;

interface TransportGridProps {
  transports: readonly TransportListed[];
  count: number;
  choice: TransportChoice;
}

/** The cars of a page. A browser hydrates each by itself, so that a tap waits for one of them. */
export function TransportGrid({ transports, count, choice }: TransportGridProps) {
  const t = useBusMessages();
  return (
    <CardPages
      said={t('transports.count', { count })}
      page={choice.page}
      pageSize={PAGE_SIZE}
      count={count}
      pageAt={(page) => transportsAddress(choice, { page })}
    >
      {transports.map((one, index) => (
        <li key={one.id}>
          <Suspense>
            <TransportCard transport={one} eager={index < eagerCards} />
          </Suspense>
        </li>
      ))}
    </CardPages>
  );
}
