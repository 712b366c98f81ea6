import type { Transport } from '@aylal/contracts/transports';
import { useFormContext, useRegister } from '@aylal/forms';
import { Grid, SelectField, TextField } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { airportWays, transportFieldId as idOf, type TransportValues } from './transport-form-schema.ts';

/** Where the driver comes and, of a transfer, where one is driven to. Of an airport transfer one end is the airport, and the other is asked for; without scripts both are, as the way cannot be turned. */
export function Ends({ transport: { kind, asks_flight } }: { transport: Transport }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const register = useRegister<TransportValues>();
  const { register: registerWay, watch, setValue, getValues, formState } = useFormContext<TransportValues>();
  const { way } = watch();
  const toAirport = asks_flight && way === 'to-airport';
  const fromAirport = asks_flight && !toAirport;
  const fault = (field: keyof TransportValues) => {
    const key = formState.errors[field]?.message;
    return key && s(messageKey(key));
  };
  const turn = () => {
    const { pick_up, drop_off } = getValues();
    setValue('pick_up', drop_off, { shouldDirty: true });
    setValue('drop_off', pick_up, { shouldDirty: true });
  };
  const pickUp = (
    <TextField
      id={idOf('pick_up')}
      label={t('transportBooking.pickUp')}
      hint={t(toAirport ? 'transportBooking.dropOffHint' : 'transportBooking.pickUpHint')}
      maxLength={120}
      error={fault('pick_up')}
      {...register('pick_up')}
    />
  );
  const dropOff = (
    <TextField
      id={idOf('drop_off')}
      label={t('transportBooking.dropOff')}
      hint={t('transportBooking.dropOffHint')}
      maxLength={120}
      error={fault('drop_off')}
      {...register('drop_off')}
    />
  );
  return (
    <Grid gap="4" marginTop="3" alignItems="start">
      {asks_flight && (
        <WithScripts>
          <SelectField
            id={idOf('way')}
            label={t('transportBooking.way')}
            options={airportWays.map((one) => ({ value: one, label: t(`transportBooking.${one}`) }))}
            {...registerWay('way', { onChange: turn })}
          />
        </WithScripts>
      )}
      {fromAirport ? <WithoutScripts>{pickUp}</WithoutScripts> : pickUp}
      {kind === 'transfer' && (toAirport ? <WithoutScripts>{dropOff}</WithoutScripts> : dropOff)}
      {asks_flight && (
        <TextField
          id={idOf('flight')}
          label={t('transportBooking.flight')}
          hint={t('transportBooking.flightHint')}
          aria-required={false}
          autoComplete="off"
          error={fault('flight')}
          {...register('flight')}
        />
      )}
    </Grid>
  );
}
