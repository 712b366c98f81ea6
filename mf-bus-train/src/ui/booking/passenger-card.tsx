import { useState } from 'react';
import type { ListedPassenger, SavedPassenger } from '@aylal/contracts/account';
import type { Money } from '@aylal/domain/money';
import { useFormContext, useRegister } from '@aylal/forms';
import { PersonCard } from '@aylal/forms/person';
import { SavedPassengerChips } from '@aylal/parts';
import { formatMoney, messageKey, useLocale, useSharedMessages } from '@aylal/shell';
import { CheckboxField, RadioChips, WithScripts } from '@aylal/ui/primitives';
import { Box, TextField } from '@aylal/ui';
import { useBusMessages } from '../use-bus-messages.ts';
import {
  beginsWithPassport,
  emptyPassenger,
  fromSaved,
  type BookingValues,
  type PassengerValues,
} from './booking-form-schema.ts';
import { fieldId } from './field-id.ts';
import { PassengerBirthday } from './passenger-birthday.tsx';
import { PassengerRegister } from './passenger-register.tsx';

export interface PassengerCardProps {
  index: number;
  /** The place that is sat or slept on. */
  heading: string;
  prices: { readonly adult: Money; readonly child: Money };
  /** Whether a foreigner says the day of birth. */
  born?: boolean;
  /** Whether everybody travels on a passport. */
  abroad?: boolean;
  saved: readonly ListedPassenger[];
}

/** Who travels on a place: name, register number or passport, and the fare. */
export function PassengerCard({ index, heading, prices, born, abroad, saved }: PassengerCardProps) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const register = useRegister<BookingValues>();
  const { getValues, setValue, watch, formState, trigger } = useFormContext<BookingValues>();
  const path = `passengers.${index}` as const;
  const typed = watch(path);
  const { foreign, fare } = typed;
  /** Who filled the card; nobody any more once something else is typed. */
  const [filled, setFilled] = useState<{ id: string; values: PassengerValues } | null>(null);
  const errors = formState.errors.passengers?.[index];
  const fault = (field: 'last_name' | 'first_name' | 'passport_number' | 'birthday' | 'fare') => {
    const key = errors?.[field]?.message;
    return key && s(messageKey(key));
  };
  const fill = (person: SavedPassenger | null) => {
    const chosenFare = getValues(`${path}.fare`);
    const values = person
      ? fromSaved(person, chosenFare, abroad)
      : { ...emptyPassenger(beginsWithPassport(locale, abroad)), fare: chosenFare };
    setFilled(person && { id: person.id, values });
    setValue(path, values, { shouldDirty: true });
    if (formState.isSubmitted) void trigger();
  };
  const name = (field: 'last_name' | 'first_name', label: string) => (
    <TextField
      id={fieldId(`${path}.${field}`)}
      label={label}
      hint={t(foreign ? 'booking.nameHint' : 'booking.nameHintHome')}
      autoComplete="off"
      autoCapitalize="characters"
      error={fault(field)}
      {...register(`${path}.${field}`)}
    />
  );
  return (
    <PersonCard
      id={fieldId(path)}
      heading={heading}
      saved={
        <WithScripts>
          <SavedPassengerChips
            saved={saved}
            chosen={filled && isSame({ ...filled.values, fare }, typed) ? filled.id : ''}
            onChoose={fill}
          />
        </WithScripts>
      }
    >
      {name('last_name', s('person.surname'))}
      {name('first_name', s('person.given_name'))}
      <Box>
        {foreign ? (
          <TextField
            id={fieldId(`${path}.passport_number`)}
            label={s('person.passport_number')}
            autoComplete="off"
            autoCapitalize="characters"
            error={fault('passport_number')}
            {...register(`${path}.passport_number`)}
          />
        ) : (
          <PassengerRegister index={index} />
        )}
        {!abroad && <CheckboxField label={t('booking.foreign')} {...register(`${path}.foreign`)} />}
      </Box>
      {born && foreign && <PassengerBirthday index={index} error={fault('birthday')} />}
      <Box id={fieldId(`${path}.fare`)} tabIndex={-1}>
        <RadioChips
          variant="segment"
          legend={t('booking.fare')}
          name={`${path}.fare`}
          value={fare}
          onChange={(value) =>
            setValue(`${path}.fare`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          options={[
            { value: 'adult', label: `${t('seats.adult')} · ${formatMoney(prices.adult, locale)}` },
            { value: 'child', label: `${t('order.child')} · ${formatMoney(prices.child, locale)}` },
          ]}
          error={fault('fare')}
        />
      </Box>
    </PersonCard>
  );
}

function isSame(a: PassengerValues, b: PassengerValues): boolean {
  return (Object.keys(a) as (keyof PassengerValues)[]).every((field) => a[field] === b[field]);
}
