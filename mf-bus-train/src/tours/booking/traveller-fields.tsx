import type { ListedPassenger } from '@aylal/contracts/account';
import { useFormContext, useRegister } from '@aylal/forms';
import { PersonCard } from '@aylal/forms/person';
import { SavedPeopleChips } from '@aylal/parts';
import { TextField } from '@aylal/ui';
import { BirthdayField, WithScripts } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useBusMessages } from '../../ui/use-bus-messages.ts';
import { fieldId, nobody, travellerOf, type BookingValues, type TravellerValues } from './booking-form-schema.ts';

interface TravellerFieldsProps {
  index: number;
  saved: readonly ListedPassenger[];
}

/** One traveller, by the name of the document; a saved passenger fills it with one click. */
export function TravellerFields({ index, saved }: TravellerFieldsProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const register = useRegister<BookingValues>();
  const { setValue, watch, trigger, formState } = useFormContext<BookingValues>();
  const path = `pax.${index}` as const;
  const one = watch(path);
  const errors = formState.errors.pax?.[index];
  const fault = (field: keyof TravellerValues) => {
    const key = errors?.[field]?.message;
    return key && s(messageKey(key));
  };
  const fill = (passenger: ListedPassenger | null) =>
    setValue(path, passenger ? travellerOf(passenger) : nobody, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <PersonCard
      id={fieldId(path)}
      heading={t('tripBooking.traveller', { number: index + 1 })}
      saved={
        <WithScripts>
          <SavedPeopleChips
            saved={saved}
            chosen={saved.find((person) => isSame(travellerOf(person), one))?.id ?? ''}
            onChoose={fill}
          />
        </WithScripts>
      }
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
        name={`${path}.birthday`}
        label={s('person.date_of_birth')}
        value={one.birthday}
        onChange={(day) =>
          setValue(`${path}.birthday`, day, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
        onBlur={() => void trigger(`${path}.birthday`)}
        error={fault('birthday')}
      />
    </PersonCard>
  );
}

function isSame(a: TravellerValues, b: TravellerValues): boolean {
  return a.last_name === b.last_name && a.first_name === b.first_name && a.birthday === b.birthday;
}
