import { useFormContext } from '@aylal/forms';
import { BirthdayField } from '@aylal/ui/primitives';
import { useBusMessages } from '../use-bus-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';
import { fieldId } from './field-id.ts';

/** When a passenger was born. */
export function PassengerBirthday({ index, error }: { index: number; error: string | undefined }) {
  const t = useBusMessages();
  const { formState, setValue, trigger, watch } = useFormContext<BookingValues>();
  const path = `passengers.${index}.birthday` as const;
  return (
    <BirthdayField
      id={fieldId(path)}
      label={t('tripBooking.birthday')}
      value={watch(path)}
      onChange={(day) => setValue(path, day, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      onBlur={() => void trigger(path)}
      error={error}
    />
  );
}
