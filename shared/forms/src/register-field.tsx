import { isLocalDate } from '@aylal/domain/calendar';
import { mongolianAlphabet } from '@aylal/domain/language';
import { readRegisterDigits, registerContradictsBirthday, type RegisterParts } from '@aylal/domain/people';
import { Box, FieldNote, Fieldset, Flex, Legend, SelectField, TextField } from '@aylal/ui';

const letters = mongolianAlphabet.map((letter) => ({ value: letter, label: letter }));

export interface RegisterFieldTexts {
  readonly legend: string;
  readonly first: string;
  readonly second: string;
  readonly digits: string;
  readonly hint: string;
  /** Said when the digits name another birthday, or no day at all. */
  readonly contradiction: string;
}

export interface RegisterFieldProps {
  /** The id of each part, for forms that jump to a fault. */
  id: (part: keyof RegisterParts | 'note') => string;
  /** Of each field, for a form that works without scripts. */
  name?: (part: keyof RegisterParts) => string;
  texts: RegisterFieldTexts;
  value: RegisterParts;
  onChange: (part: keyof RegisterParts, text: string) => void;
  /** As typed so far. */
  birthday: string;
  optional?: boolean;
  error: string | undefined;
}

/** Register number: two Cyrillic letters and 8 digits (GAP-20). A date in it that does not exist or differs from the birthday is a hint, never a refusal. */
export function RegisterField({ id, name, texts, value, onChange, birthday, optional, error }: RegisterFieldProps) {
  const differs = isLocalDate(birthday)
    ? registerContradictsBirthday(value.digits, birthday)
    : /^\d{8}$/.test(value.digits) && !readRegisterDigits(value.digits);
  const letter = (part: 'first' | 'second') => (
    <Box width="84px">
      <SelectField
        id={id(part)}
        name={name?.(part)}
        label={texts[part]}
        hideLabel
        options={letters}
        placeholder=""
        value={value[part]}
        onChange={(event) => onChange(part, event.target.value)}
      />
    </Box>
  );
  return (
    <Box>
      <Fieldset aria-describedby={id('note')}>
        <Legend>{texts.legend}</Legend>
        <Flex gap="2">
          {letter('first')}
          {letter('second')}
          <Box flex="1" minWidth="0">
            <TextField
              id={id('digits')}
              name={name?.('digits')}
              label={texts.digits}
              hideLabel
              optional={optional}
              inputMode="numeric"
              maxLength={8}
              value={value.digits}
              onChange={(event) => onChange('digits', event.target.value)}
            />
          </Box>
        </Flex>
      </Fieldset>
      <Box marginTop="1.5">
        <FieldNote id={id('note')} hint={differs ? texts.contradiction : texts.hint} error={error} />
      </Box>
    </Box>
  );
}
