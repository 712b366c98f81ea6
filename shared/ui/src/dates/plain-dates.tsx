import { chakra } from '@chakra-ui/react/styled-system';
import { TextField } from '../fields/text-field.tsx';
import type { RangeEnd } from './pick-day.ts';

export interface PlainDatesProps {
  /** The days that are asked for, with what each is called. */
  ends: readonly (readonly [end: RangeEnd, caption: string])[];
  value: Readonly<Record<RangeEnd, string | null>>;
  names: { readonly start: string; readonly end?: string | undefined; readonly form?: string | undefined };
  min: string;
  max: string;
  /** The id of the text that says what is wrong with them. */
  faultId: string | undefined;
}

/** The days of a form where no script runs, as the browser asks for them. */
export function PlainDates({ ends, value, names, min, max, faultId }: PlainDatesProps) {
  return (
    <chakra.div display="grid" gridTemplateColumns={`repeat(${ends.length}, 1fr)`} gap="2">
      {ends.map(([end, caption]) => (
        <TextField
          key={end}
          type="date"
          name={names[end]}
          form={names.form}
          label={caption}
          min={min}
          max={max}
          defaultValue={value[end] ?? ''}
          aria-invalid={faultId ? true : undefined}
          aria-describedby={faultId}
        />
      ))}
    </chakra.div>
  );
}
