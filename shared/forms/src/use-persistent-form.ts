import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import { usePageForm, useServices } from '@aylal/shell';
import { hasShapeOf } from './has-shape-of.ts';
import { beginRendered } from './begin-rendered.ts';
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
  const rendered = usePageForm();
  const readDraft = () => {
    const typed = drafts.read<In>(draftKey);
    return hasShapeOf(typed, start(undefined)) ? typed : undefined;
  };
  const [{ defaultValues, errors }] = useState(() =>
    rendered ? beginRendered<In>(start(undefined), rendered) : { defaultValues: start(readDraft()), errors: undefined },
  );
  const form = useSchemaForm<In, Out>(schema, { defaultValues, errors });
  // The tab remembers a draft, and a server does not: a page that comes rendered begins without it.
  const takeDraft = useEffectEvent(() => {
    const typed = rendered && !rendered.posted ? readDraft() : undefined;
    if (typed) form.reset(start(typed));
  });
  useEffect(() => takeDraft(), []);
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
