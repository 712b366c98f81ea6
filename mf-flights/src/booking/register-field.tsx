import { isLocalDate, mongolianAlphabet, registerContradictsBirthday } from '@aylal/domain';
import { useFormContext } from '@aylal/forms';
import { Box, Fieldset, Flex, Legend, SelectField, TextField, FieldNote } from '@aylal/ui';
import { useFlightsMessages, useSharedMessages } from '../ui/use-flights-messages.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { fieldId } from './field-id.ts';

const letters = mongolianAlphabet.map((letter) => ({ value: letter, label: letter }));

/** Register number: two Cyrillic letters and 8 digits (GAP-20). A date in it that differs from the birthday is a hint, never a refusal. */
export function RegisterField({ index }: { index: number }) {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const { register, formState, watch } = useFormContext<BookingFormValues>();
  const path = `travellers.${index}` as const;
  const errors = formState.errors.travellers?.[index];
  const [digits, birthday] = watch([`${path}.register_digits`, `${path}.date_of_birth`]);
  const fault = errors?.register_digits?.message ?? errors?.register_first?.message;
  const differs = isLocalDate(birthday) && registerContradictsBirthday(digits, birthday);
  return (
    <Box>
      <Fieldset aria-describedby={fieldId(`${path}.register_note`)}>
        <Legend>{t('booking.register')}</Legend>
        <Flex gap="2">
          <Box width="84px">
            <SelectField
              id={fieldId(`${path}.register_first`)}
              label={t('booking.registerFirst')}
              hideLabel
              options={letters}
              placeholder=""
              {...register(`${path}.register_first`)}
            />
          </Box>
          <Box width="84px">
            <SelectField
              id={fieldId(`${path}.register_second`)}
              label={t('booking.registerSecond')}
              hideLabel
              options={letters}
              placeholder=""
              {...register(`${path}.register_second`)}
            />
          </Box>
          <Box flex="1" minWidth="0">
            <TextField
              id={fieldId(`${path}.register_digits`)}
              label={t('booking.registerDigits')}
              hideLabel
              optional
              inputMode="numeric"
              maxLength={8}
              {...register(`${path}.register_digits`)}
            />
          </Box>
        </Flex>
      </Fieldset>
      <Box marginTop="1.5">
        <FieldNote
          id={fieldId(`${path}.register_note`)}
          hint={differs ? t('booking.registerContradiction') : t('booking.registerHint')}
          error={fault && s(fault)}
        />
      </Box>
    </Box>
  );
}
