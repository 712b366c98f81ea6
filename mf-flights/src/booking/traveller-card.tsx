import type { ListedPassenger } from '@aylal/contracts/account';
import type { FlightTrip } from '@aylal/contracts/flights';
import { documentNeed, nationalityCode } from '@aylal/domain/people';
import { useFormContext, useRegister } from '@aylal/forms';
import { GenderField, NationalityField, PersonCard } from '@aylal/forms/person';
import { SavedPassengerChips } from '@aylal/parts';
import { messageKey, useLocale, useSharedMessages } from '@aylal/shell';
import { BirthdayField, CheckboxField, DateField, WithScripts } from '@aylal/ui/primitives';
import { Box, Button, TextField } from '@aylal/ui';
import { IconTrash } from '@aylal/ui/icons';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import {
  emptyTraveller,
  travellerOfSaved,
  type BookingFormValues,
  type TravellerValues,
} from './booking-form-values.ts';
import { isMongolian } from './booking-schema.ts';
import { ContactTravels } from './contact-travels.tsx';
import { fieldId } from './field-id.ts';
import { TravellerRegister } from './traveller-register.tsx';

/** One passenger of the booking, by the rules VALID-08 to VALID-25. */
export function TravellerCard({
  index,
  saved,
  trips,
}: {
  index: number;
  saved: readonly ListedPassenger[];
  trips: readonly FlightTrip[];
}) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const register = useRegister<BookingFormValues>();
  const { getValues, setValue, watch, formState, trigger } = useFormContext<BookingFormValues>();
  const path = `travellers.${index}` as const;
  const one = watch(path);
  const need = documentNeed(trips, nationalityCode(one.nationality));
  const errors = formState.errors.travellers?.[index];
  const fault = (field: keyof TravellerValues) => {
    const key = errors?.[field]?.message;
    return key && s(messageKey(key));
  };
  const set = (field: keyof TravellerValues, value: string | boolean) =>
    setValue(`${path}.${field}`, value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: formState.isSubmitted,
    });
  const fill = (values: TravellerValues) => {
    setValue(path, { ...values, save: values.ref_user ? false : getValues(`${path}.save`) }, { shouldDirty: true });
    if (formState.isSubmitted) void trigger();
  };
  const id = (field: keyof TravellerValues) => fieldId(`${path}.${field}`);
  return (
    <PersonCard
      id={`${fieldId(path)}-title`}
      heading={t('booking.passenger', { number: index + 1, type: t(`travellers.${one.type}`) })}
      action={
        <WithScripts>
          <Button variant="ghost" size="sm" onClick={() => fill(emptyTraveller(one.type, locale))}>
            <IconTrash size={18} />
            {t('booking.clear')}
          </Button>
        </WithScripts>
      }
      saved={
        <WithScripts>
          <SavedPassengerChips
            saved={saved}
            chosen={one.ref_user}
            onChoose={(passenger) =>
              fill(passenger ? travellerOfSaved(passenger, one.type, locale) : emptyTraveller(one.type, locale))
            }
          />
          {index === 0 && <ContactTravels />}
        </WithScripts>
      }
      below={
        <SaveTraveller
          index={index}
          saved={one.save}
          mongolian={isMongolian(one.nationality)}
          onSave={(save) => set('save', save)}
        />
      }
    >
      <TextField
        id={id('surname')}
        label={s('person.surname')}
        hint={t('booking.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        error={fault('surname')}
        {...register(`${path}.surname`)}
      />
      <TextField
        id={id('given_name')}
        label={s('person.given_name')}
        hint={t('booking.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        error={fault('given_name')}
        {...register(`${path}.given_name`)}
      />
      <GenderField
        id={id('gender')}
        name={`${path}.gender`}
        labels={{ legend: s('person.gender'), female: s('person.female'), male: s('person.male') }}
        value={one.gender}
        onChange={(gender) => set('gender', gender)}
        error={fault('gender')}
      />
      <BirthdayField
        key={`birthday-${one.ref_user}`}
        id={id('date_of_birth')}
        name={`${path}.date_of_birth`}
        label={s('person.date_of_birth')}
        value={one.date_of_birth}
        onChange={(day) => set('date_of_birth', day)}
        onBlur={() => void trigger(`${path}.date_of_birth`)}
        error={fault('date_of_birth')}
      />
      <NationalityField
        id={id('nationality')}
        name={`${path}.nationality`}
        label={s('person.nationality')}
        noneHint={t('booking.nationalityNone')}
        value={one.nationality}
        onChange={(nationality) => set('nationality', nationality)}
        error={fault('nationality')}
      />
      <TextField
        id={id('doc_number')}
        label={s('person.passport_number')}
        optional={!need.passport}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={14}
        error={fault('doc_number')}
        {...register(`${path}.doc_number`)}
      />
      <DateField
        key={`expiry-${one.ref_user}`}
        id={id('expiration_date')}
        name={`${path}.expiration_date`}
        label={t('booking.expiry')}
        value={one.expiration_date}
        onChange={(day) => set('expiration_date', day)}
        onBlur={() => void trigger(`${path}.expiration_date`)}
        optional={!need.passport}
        hint={need.months > 0 ? t('booking.expiryHintMonths', { months: need.months }) : t('booking.expiryHint')}
        error={fault('expiration_date')}
      />
      <TextField
        id={id('mileage')}
        label={t('booking.mileage')}
        optional
        autoComplete="off"
        error={fault('mileage')}
        {...register(`${path}.mileage`)}
      />
    </PersonCard>
  );
}

interface SaveTravellerProps {
  index: number;
  saved: boolean;
  mongolian: boolean;
  onSave: (save: boolean) => void;
}

/** Whether a passenger is saved for later bookings; a citizen is saved with the register number. */
function SaveTraveller({ index, saved, mongolian, onSave }: SaveTravellerProps) {
  const t = useFlightsMessages();
  return (
    <>
      <Box marginTop="3">
        <CheckboxField
          name={`travellers.${index}.save`}
          label={t('booking.save')}
          checked={saved}
          onChange={(event) => onSave(event.target.checked)}
        />
      </Box>
      {saved && mongolian && (
        <Box marginTop="2" maxWidth={{ md: '50%' }}>
          <TravellerRegister index={index} />
        </Box>
      )}
    </>
  );
}
