import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** One refused field: its path and the message key of its first fault. */
export interface FormFault {
  readonly path: string;
  readonly message: string;
}

/** Every refused field of a form, in the order of the form's values (VALID-06). */
export function formFaults(errors: FieldErrors): FormFault[] {
  return collect(errors, '');
}

function collect(node: unknown, path: string): FormFault[] {
  if (node === null || typeof node !== 'object') return [];
  const { message, type } = node as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return [{ path, message }];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'ref' ? [] : collect(value, path ? `${path}.${key}` : key),
  );
}

/** Puts the provider's refusal at its fields: `result.fields` is path → message key (ruling 13). */
export function showRefusedFields<In extends FieldValues>(
  form: Pick<UseFormReturn<In>, 'setError'>,
  fields: Record<string, string> | undefined,
  rename: (path: string) => string = (path) => path,
): void {
  for (const [path, message] of Object.entries(fields ?? {}))
    form.setError(rename(path) as FieldPath<In>, { type: 'refused', message });
}
