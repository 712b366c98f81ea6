import { useSharedMessages } from '@aylal/shell';
import { useFormContext } from '@aylal/forms';
import { BirthdayField } from '@aylal/ui/primitives';
import type { BookingValues } from './booking-form-schema.ts';
import { fieldId } from './field-id.ts';

/** When a passenger was born. */
export function PassengerBirthday({ index, error }: { index: number; error: string | undefined }) {
  const s = useSharedMessages();
  const { formState, setValue, trigger, watch } = useFormContext<BookingValues>();
  const path = `passengers.${index}.birthday` as const;
  return (
    <BirthdayField
      id={fieldId(path)}
      name={path}
      label={s('person.date_of_birth')}
      value={watch(path)}
      onChange={(day) => setValue(path, day, { shouldDirty: true, shouldValidate: formState.isSubmitted })}
      onBlur={() => void trigger(path)}
      error={error}
    />
  );
}
