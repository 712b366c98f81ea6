import type { Transport } from '@aylal/contracts/transports';
import { homeDate, type LocalDate, localDate } from '@aylal/domain/calendar';
import { transportDays } from '@aylal/domain/transports';
import { useFormContext, useRegister } from '@aylal/forms';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Card, Grid, Heading, SelectField } from '@aylal/ui';
import { CounterField } from '@aylal/ui/primitives';
import { DateRangeField } from '@aylal/ui/journey';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { Ends } from './ends.tsx';
import { pickUpTimes, transportFieldId as idOf, type TransportValues } from './transport-form-schema.ts';

/** The day, on which the car is nobody else's for as long as it is wanted, the time, the place, and for how many. */
export function WhenAndWhere({ transport }: { transport: Transport }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const register = useRegister<TransportValues>();
  const { watch, setValue, formState } = useFormContext<TransportValues>();
  const { date, days, people } = watch();
  const today = homeDate(useServices().now());
  const fault = (field: keyof TransportValues) => {
    const key = formState.errors[field]?.message;
    return key && s(messageKey(key));
  };
  const set = (field: 'date' | 'days' | 'people', value: string | number) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const isTaken = (day: LocalDate) => transportDays(day, days).some((one) => transport.taken.includes(one));
  return (
    <Card padded>
      <Heading as="h2" size="h3">
        {t('transportBooking.when')}
      </Heading>
      <Grid
        gap="4"
        marginTop="3"
        alignItems="start"
        templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}
      >
        <div id={idOf('date')} tabIndex={-1}>
          <DateRangeField
            mode="single"
            names={{ start: 'date' }}
            label={t('transportBooking.date')}
            startLabel={t('transportBooking.date')}
            value={{ start: date || null, end: null }}
            onChange={({ start }) => set('date', start ?? '')}
            today={today}
            max={transport.last_day}
            isDayOff={(day) => isTaken(localDate(day))}
            error={fault('date')}
          />
        </div>
        <SelectField
          id={idOf('time')}
          label={t('transportBooking.time')}
          options={pickUpTimes.map((time) => ({ value: time, label: time }))}
          error={fault('time')}
          {...register('time')}
        />
      </Grid>
      {transport.max_days > transport.min_days && (
        <CounterField
          label={t('transportBooking.days')}
          name="days"
          value={days}
          min={transport.min_days}
          max={transport.max_days}
          onChange={(count) => set('days', count)}
        />
      )}
      <CounterField
        label={t('transportBooking.people')}
        name="people"
        value={people}
        min={1}
        max={transport.seats}
        onChange={(count) => set('people', count)}
      />
      <Ends transport={transport} />
    </Card>
  );
}
