import { useFormContext, useRegister } from '@aylal/forms';
import { GenderField, NationalityField, RegisterField } from '@aylal/forms/person';
import { TextField } from '@aylal/ui';
import { BirthdayField } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { DocumentFields } from './document-fields.tsx';
import { passengerFieldId as id } from './passenger-field-id.ts';
import { hasRegister, registerOf, type PassengerValues } from './passenger-values.ts';

/** Everything that is kept of a passenger (ACCT-01), by the rules VALID-08 to VALID-25. A global passenger is not asked for a register number. */
export function PassengerFields({ global }: { global: boolean }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const register = useRegister<PassengerValues>();
  const { formState, setValue, trigger, watch } = useFormContext<PassengerValues>();
  const values = watch();
  const fault = (field: keyof PassengerValues) => {
    const key = formState.errors[field]?.message;
    return key && s(messageKey(key));
  };
  const set = (field: keyof PassengerValues, value: string) =>
    setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <>
      <TextField
        id={id('last_name')}
        label={s('person.surname')}
        hint={t('access.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={fault('last_name')}
        {...register('last_name')}
      />
      <TextField
        id={id('first_name')}
        label={s('person.given_name')}
        hint={t('access.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={fault('first_name')}
        {...register('first_name')}
      />
      <GenderField
        id={id('gender')}
        name="gender"
        labels={{ legend: s('person.gender'), female: s('person.female'), male: s('person.male') }}
        value={values.gender}
        onChange={(gender) => set('gender', gender)}
        error={fault('gender')}
      />
      <BirthdayField
        id={id('birthday')}
        name="birthday"
        label={s('person.date_of_birth')}
        value={values.birthday}
        onChange={(day) => set('birthday', day)}
        error={fault('birthday')}
      />
      <NationalityField
        id={id('nationality')}
        name="nationality"
        label={s('person.nationality')}
        noneHint={t('passengers.nationalityNone')}
        value={values.nationality}
        onChange={(nationality) => set('nationality', nationality)}
        error={fault('nationality')}
      />
      {!global && hasRegister(values.nationality) && (
        <RegisterField
          id={(part) => id(`register_${part}`)}
          name={(part) => `register_${part}`}
          texts={{
            legend: s('person.register_number'),
            first: t('passengers.registerFirst'),
            second: t('passengers.registerSecond'),
            digits: t('passengers.registerDigits'),
            hint: t('passengers.registerHint'),
            contradiction: t('passengers.registerContradiction'),
          }}
          value={registerOf(values)}
          onChange={(part, text) => {
            setValue(`register_${part}`, text, { shouldDirty: true, shouldTouch: true });
            // Whether it is whole is said at the digits, whichever part is changed.
            void trigger('register_digits');
          }}
          birthday={values.birthday}
          error={fault('register_digits')}
        />
      )}
      <DocumentFields />
    </>
  );
}
