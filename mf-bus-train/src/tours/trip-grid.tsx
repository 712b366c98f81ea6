import { Suspense } from 'react';
import type { TripListed } from '@aylal/contracts/trips';
import { tripsAddress, type TripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { CardPages, eagerCards } from '../ui/package-booking/card-pages.tsx';
import { TripCard } from './trip-card.tsx';

const PAGE_SIZE = 24;

interface TripGridProps {
  trips: readonly TripListed[];
  count: number;
  choice: TripChoice;
}

/** The trips of a page. A browser hydrates each by itself, so that a tap waits for one of them. */
export function TripGrid({ trips, count, choice }: TripGridProps) {
  const t = useBusMessages();
  return (
    <CardPages
      said={t('trips.count', { count })}
      page={choice.page}
      pageSize={PAGE_SIZE}
      count={count}
      pageAt={(page) => tripsAddress(choice, { page })}
    >
      {trips.map((trip, index) => (
        <li key={trip.id}>
          <Suspense>
            <TripCard trip={trip} eager={index < eagerCards} />
          </Suspense>
        </li>
      ))}
    </CardPages>
  );
}
