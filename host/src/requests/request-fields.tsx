import { Controller, useFormContext, useRegister } from '@aylal/forms';
import { Grid, TextField } from '@aylal/ui';
import { DateField, TextAreaField } from '@aylal/ui/primitives';
import { messageKey, useSharedMessages } from '@aylal/shell';
import { DialCodeField } from './dial-code-field.tsx';
import type { RequestField, RequestValues } from './request-values.ts';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** How each field of a request is typed, and what a browser may fill in. */
const inputs = {
  name: { autoComplete: 'name' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  ref_number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  destination: { autoComplete: 'off' },
  total: { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' },
} as const;

export interface RequestFieldsProps {
  readonly id: string;
  readonly fields: readonly Exclude<RequestField, 'dial_code'>[];
  readonly optional?: readonly RequestField[];
}

/** The fields of a request, in the order in which they are named; a phone brings its country code. */
export function RequestFields({ id, fields, optional = [] }: RequestFieldsProps) {
  const t = usePageMessages();
  const s = useSharedMessages();
  const register = useRegister<RequestValues>();
  const { control, formState } = useFormContext<RequestValues>();
  const common = (field: RequestField) => {
    const fault = formState.errors[field]?.message;
    const error = fault === undefined ? undefined : s(messageKey(fault));
    return {
      id: `${id}-${field}`,
      label: t(`request.${field}`),
      error,
      optional: optional.includes(field),
    };
  };
  const text = (field: RequestField) => ({ ...common(field), ...register(field) });
  return fields.map((field) => {
    if (field === 'message') return <TextAreaField key={field} rows={4} maxLength={2000} {...text(field)} />;
    if (field === 'date')
      return (
        <Controller
          key={field}
          name={field}
          control={control}
          render={({ field: { value = '', onChange, onBlur } }) => (
            <DateField {...common('date')} value={value} onChange={onChange} onBlur={onBlur} />
          )}
        />
      );
    if (field !== 'phone') return <TextField key={field} {...inputs[field]} {...text(field)} />;
    return (
      <Grid key={field} templateColumns="minmax(96px, 176px) minmax(136px, 1fr)" gap="3">
        <DialCodeField {...text('dial_code')} />
        <TextField {...inputs.phone} {...text(field)} />
      </Grid>
    );
  });
}
