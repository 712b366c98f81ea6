import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useServices } from '@aylal/shell';
import { useSchemaForm, type SchemaForm } from './use-schema-form.ts';

export interface KeptFormOptions<In extends FieldValues> {
  /** What is being filled in: another thing is another draft. */
  readonly draftKey: string;
  /** The form as it begins, from what was typed before, if anything was. */
  readonly start: (typed: In | undefined) => DefaultValues<In>;
}

/** A form whose values outlive the page, a language and a sign-in, until they are sent. */
export function useKeptForm<In extends FieldValues, Out = In>(
  schema: v.GenericSchema<In, Out>,
  { draftKey, start }: KeptFormOptions<In>,
): SchemaForm<In, Out> {
  const { drafts } = useServices();
  const [defaultValues] = useState(() => start(drafts.read<In>(draftKey) ?? undefined));
  const form = useSchemaForm<In, Out>(schema, { defaultValues });
  // The draft store is outside React.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => drafts.write(draftKey, values) }),
    [form, drafts, draftKey],
  );
  return form;
}
