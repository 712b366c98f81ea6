import type { RegisterParts } from '@aylal/domain/people';
import { useFormContext } from '@aylal/forms';
import { RegisterField } from '@aylal/forms/person';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { fieldId } from './field-id.ts';

/** The register number of a traveller who is to be kept; it never travels with the booking (ruling 22). */
export function TravellerRegister({ index }: { index: number }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const { formState, setValue, watch } = useFormContext<BookingFormValues>();
  const path = `travellers.${index}` as const;
  const field = (part: keyof RegisterParts) => `${path}.register_${part}` as const;
  const [first, second, digits, birthday] = watch([
    field('first'),
    field('second'),
    field('digits'),
    `${path}.date_of_birth`,
  ]);
  const errors = formState.errors.travellers?.[index];
  const fault = errors?.register_digits?.message ?? errors?.register_first?.message;
  return (
    <RegisterField
      id={(part) => fieldId(`${path}.register_${part}`)}
      texts={{
        legend: s('person.register_number'),
        first: t('booking.registerFirst'),
        second: t('booking.registerSecond'),
        digits: t('booking.registerDigits'),
        hint: t('booking.registerHint'),
        contradiction: t('booking.registerContradiction'),
      }}
      value={{ first, second, digits }}
      onChange={(part, text) =>
        setValue(field(part), text, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })
      }
      birthday={birthday}
      optional
      error={fault && s(messageKey(fault))}
    />
  );
}
