import { useCallback, useState, type BaseSyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formFaults, showRefusedFields, type FormFault } from './form-faults.ts';
import type { SchemaForm } from './use-schema-form.ts';

/** The sending of a form, for its body and its buttons. */
export interface FormSending {
  readonly submit: (event: BaseSyntheticEvent) => void;
  readonly busy: boolean;
  /** Whether a try has been refused: from then on faults are shown together. */
  readonly refused: boolean;
  /** Every fault of the last try; empty before the first. */
  readonly faults: readonly FormFault[];
  /** For the summary of faults: it takes the focus once for each refused try. */
  readonly summary: (element: HTMLDivElement | null) => void;
}

/** What came of sending: nothing to correct, faults that stand elsewhere, or the provider's by path. */
export type SendingFaults = Readonly<Record<string, string>> | 'elsewhere' | undefined;

/** Sends a form once it is right, and tells together what is refused, by the form itself or by the provider (VALID-06, ruling 13). */
export function useFormSending<In extends FieldValues, Out>(
  form: SchemaForm<In, Out>,
  send: (values: Out) => Promise<SendingFaults>,
): FormSending {
  // What the server has refused of a posted form was a try.
  const [attempt, setAttempt] = useState(() => (Object.keys(form.formState.errors).length > 0 ? 1 : 0));
  // Another function for each refused try, so that the summary takes the focus once for each.
  const summary = useCallback(
    (element: HTMLDivElement | null) => {
      if (attempt > 0) element?.focus();
    },
    [attempt],
  );
  const refuse = () => setAttempt((count) => count + 1);
  const submit = form.handleSubmit(async (values) => {
    const faults = await send(values);
    if (faults === undefined) return;
    if (faults !== 'elsewhere') showRefusedFields(form, faults);
    refuse();
  }, refuse);
  return {
    submit: (event) => void submit(event),
    busy: form.formState.isSubmitting,
    refused: attempt > 0,
    faults: attempt > 0 ? formFaults(form.formState.errors) : [],
    summary,
  };
}
