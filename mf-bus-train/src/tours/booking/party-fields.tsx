import type { TripDeparture } from '@aylal/contracts/trips';
import { tripSingles } from '@aylal/domain/trips';
import { useFormContext } from '@aylal/forms';
import { Card } from '@aylal/ui';
import { CounterField } from '@aylal/ui/primitives';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import type { BookingSum } from '../../domain/booking-sum.ts';
import { tripMost } from '../../domain/trip-most.ts';
import { nobody, partyField, type BookingValues } from './booking-form-schema.ts';

interface PartyFieldsProps {
  departure: TripDeparture;
  /** Who travels, by age. */
  party: BookingSum['party'];
}

/** How many travel, and how many have a room alone: those who wish for one, and who is left over and pays for it. */
export function PartyFields({ departure, party }: PartyFieldsProps) {
  const { single_supplement } = departure;
  const t = useBusMessages();
  const { watch, setValue } = useFormContext<BookingValues>();
  const pax = watch('pax');
  const singles = watch('singles');
  const set = (count: number) => {
    setValue('pax', count > pax.length ? [...pax, nobody] : pax.slice(0, count), { shouldDirty: true });
    if (singles > count) setValue('singles', count);
  };
  const alone = tripSingles({ ...party, singles });
  // One room less may leave somebody over, who would have a room alone again: then it is two less.
  const setAlone = (count: number) => {
    const leavesOver = count < alone && tripSingles({ ...party, singles: count }) > count;
    setValue('singles', leavesOver ? count - 1 : count, { shouldDirty: true });
  };
  return (
    <Card padded>
      <CounterField
        label={t('tripBooking.people')}
        value={pax.length}
        min={1}
        max={tripMost(departure)}
        name={partyField}
        onChange={set}
      />
      {single_supplement > 0 && (
        <CounterField
          label={t('tripBooking.singles')}
          hint={t('tripBooking.singlesHint')}
          value={alone}
          min={tripSingles({ ...party, singles: 0 })}
          max={pax.length}
          name="singles"
          onChange={setAlone}
        />
      )}
    </Card>
  );
}
