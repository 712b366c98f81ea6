import { dayOf } from '@aylal/domain/calendar';
import { Card, chakra } from '@aylal/ui';
import type { Departing } from '../../domain/departing.ts';
import { DepartureRow } from './departure-row.tsx';

/** Departures, one under the other as in a station. */
export function DepartureList({ departures, labelledBy }: { departures: readonly Departing[]; labelledBy: string }) {
  const [first] = departures;
  if (!first) return null;
  return (
    <Card overflow="hidden">
      <List aria-labelledby={labelledBy}>
        {departures.map((one) => (
          <DepartureRow
            key={`${one.kind} ${one.id} ${one.to}`}
            departure={one}
            firstDay={dayOf(first.departure_time)}
          />
        ))}
      </List>
    </Card>
  );
}

const List = chakra('ul', { base: { listStyle: 'none' } });
