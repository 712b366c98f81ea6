import { BareInput, chakra, FieldNote, Fieldset, InputBox, Legend, OptionalMark, useUiTexts } from '@aylal/ui';
import { useId, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { joinDateParts, splitDate } from './date-parts.ts';
import type { DateParts } from './date-parts.ts';

export type DateFieldProps = {
  label: ReactNode;
  /** `YYYY-MM-DD`, an empty string while nothing is typed, or what is typed so far: `2027--`. */
  value: string;
  onChange: (value: string) => void;
  /** All three parts were left, not one for the next. */
  onBlur?: (() => void) | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Says "optional" beside the label; everything unmarked is required. */
  optional?: boolean | undefined;
  /** `bday` lets the browser fill the three parts. */
  autoComplete?: 'bday' | 'off' | undefined;
  /** Focus goes to its first part, for a form that jumps to its first error. */
  id?: string | undefined;
  /** Its three parts are sent as `name.year`, `name.month` and `name.day`, by a form that works without scripts. */
  name?: string | undefined;
};

const LENGTH = { year: 4, month: 2, day: 2 } as const;
const ORDER: Record<string, readonly (keyof DateParts)[]> = {
  ymd: ['year', 'month', 'day'],
  dmy: ['day', 'month', 'year'],
};

/** A date that is known by heart (birth, expiry of a passport): three short numbers in the order of the language. */
export function DateField({
  label,
  value,
  onChange,
  onBlur,
  hint,
  error,
  disabled,
  optional,
  autoComplete = 'off',
  id,
  name,
}: DateFieldProps) {
  const texts = useUiTexts();
  const generated = useId();
  const fieldId = id ?? generated;
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value));
  const parts = joinDateParts(typed) === value ? typed : splitDate(value);

  function change(part: keyof DateParts, text: string) {
    const next = { ...parts, [part]: text.replaceAll(/\D/g, '').slice(0, LENGTH[part]) };
    setTyped(next);
    const joined = joinDateParts(next);
    if (joined !== value) onChange(joined);
  }

  function left({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  }

  return (
    <Fieldset aria-describedby={error || hint ? `${fieldId}-note` : undefined} onBlur={left}>
      <Legend>
        {label}
        {optional && <OptionalMark />}
      </Legend>
      <chakra.div display="flex" gap="2">
        {(ORDER[texts.dateOrder] ?? ['year', 'month', 'day']).map((part, index) => (
          <InputBox
            key={part}
            flex={part === 'year' ? '1.4' : '1'}
            {...(error ? { state: 'error' } : disabled ? { state: 'off' } : {})}
          >
            <BareInput
              id={index === 0 ? fieldId : undefined}
              name={name && `${name}.${part}`}
              value={parts[part]}
              onChange={(event) => change(part, event.target.value)}
              disabled={disabled}
              inputMode="numeric"
              aria-label={texts[part]}
              aria-invalid={error ? true : undefined}
              placeholder={texts[part]}
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
            />
          </InputBox>
        ))}
      </chakra.div>
      <chakra.div marginTop={error || hint ? '1.5' : undefined}>
        <FieldNote id={`${fieldId}-note`} hint={hint} error={error} />
      </chakra.div>
    </Fieldset>
  );
}

/** A day of birth; the browser may fill it. */
export function BirthdayField(props: Omit<DateFieldProps, 'autoComplete'>) {
  return <DateField {...props} autoComplete="bday" />;
}
