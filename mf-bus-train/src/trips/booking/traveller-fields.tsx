import type { SavedPassenger } from '@aylal/contracts';
import { useFormContext } from '@aylal/forms';
import { Card, Chip, Grid, Heading, ScrollRow, TextField } from '@aylal/ui';
import { BirthdayField } from '@aylal/ui/journey';
import { useBusMessages, useSharedMessages } from '../../ui/use-bus-messages.ts';
import { fieldId, travellerOf, type BookingValues, type TravellerValues } from './booking-form-schema.ts';

interface TravellerFieldsProps {
  index: number;
  saved: readonly SavedPassenger[];
}

/** One traveller, by the name of the document; a saved passenger fills it with one click. */
export function TravellerFields({ index, saved }: TravellerFieldsProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const { register, setValue, watch, trigger, formState } = useFormContext<BookingValues>();
  const path = `pax.${index}` as const;
  const one = watch(path);
  const errors = formState.errors.pax?.[index];
  const fault = (field: keyof TravellerValues) => {
    const key = errors?.[field]?.message;
    return key && s(key);
  };
  const fill = (passenger: SavedPassenger) =>
    setValue(path, travellerOf(passenger), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Card padded aria-labelledby={fieldId(path)}>
      <Heading as="h2" size="h3" id={fieldId(path)}>
        {t('tripBooking.traveller', { number: index + 1 })}
      </Heading>
      {saved.length > 0 && (
        <ScrollRow role="group" aria-label={t('tripBooking.saved')} marginTop="2">
          {saved.map((passenger) => (
            <Chip key={passenger.id} onClick={() => fill(passenger)}>
              {passenger.last_name} {passenger.first_name}
            </Chip>
          ))}
        </ScrollRow>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0,1fr)', md: 'repeat(2, minmax(0,1fr))' }}
        gap="4"
        marginTop="3"
        alignItems="start"
      >
        <TextField
          id={fieldId(`${path}.last_name`)}
          label={t('tripBooking.lastName')}
          hint={t('tripBooking.nameHint')}
          autoComplete="off"
          autoCapitalize="characters"
          error={fault('last_name')}
          {...register(`${path}.last_name`)}
        />
        <TextField
          id={fieldId(`${path}.first_name`)}
          label={t('tripBooking.firstName')}
          hint={t('tripBooking.nameHint')}
          autoComplete="off"
          autoCapitalize="characters"
          error={fault('first_name')}
          {...register(`${path}.first_name`)}
        />
        <BirthdayField
          id={fieldId(`${path}.birthday`)}
          label={t('tripBooking.birthday')}
          value={one.birthday}
          onChange={(day) =>
            setValue(`${path}.birthday`, day, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          onBlur={() => void trigger(`${path}.birthday`)}
          error={fault('birthday')}
        />
      </Grid>
    </Card>
  );
}
