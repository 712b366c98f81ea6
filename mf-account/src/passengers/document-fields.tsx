import { useFormContext, useRegister } from '@aylal/forms';
import { TextField } from '@aylal/ui';
import { DateField } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { passengerFieldId as id } from './passenger-field-id.ts';
import type { PassengerValues } from './passenger-values.ts';

/** The passport: number and last day, both optional (VALID-17 to VALID-22). */
export function DocumentFields() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const register = useRegister<PassengerValues>();
  const { formState, setValue, watch } = useFormContext<PassengerValues>();
  const { document_number: number, document_expired_date: until } = formState.errors;
  return (
    <>
      <TextField
        id={id('document_number')}
        label={s('person.passport_number')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={14}
        error={number?.message && s(messageKey(number.message))}
        {...register('document_number')}
      />
      <DateField
        id={id('document_expired_date')}
        name="document_expired_date"
        label={t('passengers.expiry')}
        optional
        value={watch('document_expired_date')}
        onChange={(day) =>
          setValue('document_expired_date', day, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
        error={until?.message && s(messageKey(until.message))}
      />
    </>
  );
}
