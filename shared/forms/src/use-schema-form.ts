import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type * as v from 'valibot';

/** A form of the values `In` that submits the values `Out`. */
export type SchemaForm<In extends FieldValues, Out> = UseFormReturn<In, unknown, Out>;

/**
 * A form from a valibot schema. Messages of the schema are message keys; a field shows its first one (VALID-06). Checked when a field is left,
 * then at every change; `mode: 'onChange'` where the checklist says so (VALID-07).
 */
export function useSchemaForm<In extends FieldValues, Out>(
  schema: v.GenericSchema<In, Out>,
  {
    defaultValues,
    errors,
    mode = 'onTouched',
  }: {
    defaultValues: DefaultValues<In>;
    /** What the server has refused of a posted form; always the same object. */
    errors?: FieldErrors<In> | undefined;
    mode?: 'onTouched' | 'onChange';
  },
): SchemaForm<In, Out> {
  return useForm<In, unknown, Out>({
    resolver: valibotResolver<In, unknown, Out>(schema),
    defaultValues,
    ...(errors ? { errors } : {}),
    mode,
    // With the first fault of each alone, a rule over several fields would be silent until every field by itself is right.
    criteriaMode: 'all',
    reValidateMode: 'onChange',
    // The summary takes the focus; it links to each field.
    shouldFocusError: false,
  });
}
