import { Button, Notice, Stack, Text } from '@aylal/ui';
import { neighbourSeat } from '../../domain/chosen-seats.ts';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { SeatChoice } from '../../ui/seats/seat-map.tsx';

/** Says which of the asked seats were sold meanwhile, and offers the nearest free one in the place of each. */
export function LostSeats({ lost, departure, chosen, onToggle }: SeatChoice & { lost: readonly number[] }) {
  const t = useBusMessages();
  const [seat] = lost;
  if (seat === undefined) return null;
  const neighbour = neighbourSeat(departure.seat_plan, departure.seats, seat, chosen);
  return (
    <Notice tone="warning" live="alert">
      <Stack gap="2" alignItems="start">
        <Text>{t('seats.lost', { count: lost.length, seats: lost.join(', ') })}</Text>
        {neighbour !== undefined && (
          <Button size="sm" variant="outline" onClick={() => onToggle(neighbour)}>
            {t('seats.takeInstead', { seat: neighbour })}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
