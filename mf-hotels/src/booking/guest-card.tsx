import type { ListedPassenger } from '@aylal/contracts/account';
import { useFormContext, useRegister } from '@aylal/forms';
import { GenderField, PersonCard } from '@aylal/forms/person';
import { SavedPeopleChips } from '@aylal/parts';
import { TextField } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';
import { fieldId } from './field-id.ts';

export interface GuestCardProps {
  index: number;
  rooms: number;
  saved: readonly ListedPassenger[];
}

/** The adult by whose name a room is known at the hotel. */
export function GuestCard({ index, rooms, saved }: GuestCardProps) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const register = useRegister<BookingValues>();
  const { setValue, trigger, watch, formState } = useFormContext<BookingValues>();
  const errors = formState.errors.guests?.[index];
  const fault = (key: string | undefined) => key && s(messageKey(key));
  const path = `guests.${index}` as const;
  const typed = watch(path);
  const fill = (person: ListedPassenger | null) => {
    const { last_name, first_name, gender } = person ?? { last_name: '', first_name: '', gender: '' };
    setValue(path, { ...typed, last_name, first_name, gender }, { shouldDirty: true });
    if (formState.isSubmitted) void trigger();
  };
  return (
    <PersonCard
      id={fieldId(path)}
      heading={rooms > 1 ? t('booking.guestOfRoom', { number: index + 1 }) : t('booking.guest')}
      saved={
        <WithScripts>
          <SavedPeopleChips
            saved={saved}
            chosen={saved.find((person) => isSame(person, typed))?.id ?? ''}
            onChoose={fill}
          />
        </WithScripts>
      }
    >
      <TextField
        id={fieldId(`${path}.last_name`)}
        label={s('person.surname')}
        hint={t('booking.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        error={fault(errors?.last_name?.message)}
        {...register(`${path}.last_name`)}
      />
      <TextField
        id={fieldId(`${path}.first_name`)}
        label={s('person.given_name')}
        hint={t('booking.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        error={fault(errors?.first_name?.message)}
        {...register(`${path}.first_name`)}
      />
      <GenderField
        id={fieldId(`${path}.gender`)}
        name={`${path}.gender`}
        labels={{ legend: s('person.gender'), female: s('person.female'), male: s('person.male') }}
        value={typed.gender}
        onChange={(gender) =>
          setValue(`${path}.gender`, gender, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }
        error={fault(errors?.gender?.message)}
      />
    </PersonCard>
  );
}

function isSame(person: ListedPassenger, typed: BookingValues['guests'][number]): boolean {
  return (['last_name', 'first_name', 'gender'] as const).every((field) => person[field] === typed[field]);
}
