import type { TripDeparture } from '@aylal/contracts';
import { tripPartyLimit } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { Card } from '@aylal/ui';
import { CounterField } from '@aylal/ui/carried';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { nobody, type BookingValues } from './booking-form-schema.ts';

/** How many travel, and how many of them wish for a room alone. */
export function PartyFields({ departure: { free, single_supplement } }: { departure: TripDeparture }) {
  const t = useBusMessages();
  const { watch, setValue } = useFormContext<BookingValues>();
  const pax = watch('pax');
  const singles = watch('singles');
  const set = (count: number) => {
    setValue('pax', count > pax.length ? [...pax, nobody] : pax.slice(0, count), { shouldDirty: true });
    if (singles > count) setValue('singles', count);
  };
  return (
    <Card padded>
      <CounterField
        label={t('tripBooking.people')}
        value={pax.length}
        min={1}
        max={Math.max(1, Math.min(free, tripPartyLimit))}
        onChange={set}
      />
      {single_supplement > 0 && (
        <CounterField
          label={t('tripBooking.singles')}
          hint={t('tripBooking.singlesHint')}
          value={singles}
          min={0}
          max={pax.length}
          onChange={(count) => setValue('singles', count, { shouldDirty: true })}
        />
      )}
    </Card>
  );
}
