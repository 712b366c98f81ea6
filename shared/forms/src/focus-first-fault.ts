import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from './use-schema-form.ts';

/** Focuses the first of these fields that has a fault, in the order given. For a short form without a summary of its faults. */
export function focusFirstFault<In extends FieldValues, Out>(
  form: SchemaForm<In, Out>,
  fields: readonly FieldPath<In>[],
): void {
  const first = fields.find((field) => form.getFieldState(field).invalid);
  if (first) form.setFocus(first);
}
