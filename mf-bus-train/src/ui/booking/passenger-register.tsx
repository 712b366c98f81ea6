import type { RegisterParts } from '@aylal/domain/people';
import { useFormContext } from '@aylal/forms';
import { RegisterField } from '@aylal/forms/person';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useBusMessages } from '../use-bus-messages.ts';
import type { BookingValues } from './booking-form-schema.ts';
import { fieldId } from './field-id.ts';

/** The register number of a passenger: two letters and eight digits. */
export function PassengerRegister({ index }: { index: number }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const { formState, setValue, watch } = useFormContext<BookingValues>();
  const path = `passengers.${index}` as const;
  const [first, second, digits, birthday] = watch([
    `${path}.register_first`,
    `${path}.register_second`,
    `${path}.register_digits`,
    `${path}.birthday`,
  ]);
  const fault = formState.errors.passengers?.[index]?.register_digits?.message;
  return (
    <RegisterField
      id={(part) => fieldId(`${path}.register_${part}`)}
      name={(part) => `${path}.register_${part}`}
      texts={{
        legend: s('person.register_number'),
        first: t('booking.registerFirst'),
        second: t('booking.registerSecond'),
        digits: t('booking.registerDigits'),
        hint: t('booking.registerHint'),
        contradiction: t('booking.registerNoDay'),
      }}
      value={{ first, second, digits }}
      onChange={(part: keyof RegisterParts, text) =>
        setValue(`${path}.register_${part}`, text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      birthday={birthday}
      error={fault && s(messageKey(fault))}
    />
  );
}
