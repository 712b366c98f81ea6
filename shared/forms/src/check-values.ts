import * as v from 'valibot';

/** The first fault of each refused field, by its path, as a form shows them (VALID-06); the values to send where there is none. */
export function checkValues<In, Out>(
  schema: v.GenericSchema<In, Out>,
  values: In,
):
  | { readonly values: Out; readonly faults?: never }
  | { readonly values?: never; readonly faults: Record<string, string> } {
  const checked = v.safeParse(schema, values);
  if (checked.success) return { values: checked.output };
  const faults: Record<string, string> = {};
  for (const issue of checked.issues) faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { faults };
}
