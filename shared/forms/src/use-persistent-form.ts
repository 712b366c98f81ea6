import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { useServices } from '@aylal/shell';
import { hasShapeOf } from './has-shape-of.ts';
import { useSchemaForm, type SchemaForm } from './use-schema-form.ts';

export interface PersistentFormOptions<In extends FieldValues> {
  /** What is being filled in: another thing is another draft. */
  readonly draftKey: string;
  /** The form as it begins, from what was typed before, if anything was. */
  readonly start: (typed: In | undefined) => DefaultValues<In>;
  /** Whether the draft outlives a reload of the tab too: for forms whose loss costs minutes. */
  readonly overReload?: boolean;
}

/** A form whose values outlive the page, a language and a sign-in, until they are sent. */
export function usePersistentForm<In extends FieldValues, Out = In>(
  schema: v.GenericSchema<In, Out>,
  { draftKey, start, overReload = false }: PersistentFormOptions<In>,
): SchemaForm<In, Out> {
  const { drafts } = useServices();
  const [defaultValues] = useState(() => {
    const typed = drafts.read<In>(draftKey);
    return start(hasShapeOf(typed, start(undefined)) ? typed : undefined);
  });
  const form = useSchemaForm<In, Out>(schema, { defaultValues });
  // The draft store is outside React.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => drafts.write(draftKey, values, overReload ? 'tab' : undefined),
      }),
    [form, drafts, draftKey, overReload],
  );
  return form;
}
