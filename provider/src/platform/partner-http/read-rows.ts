import * as v from 'valibot';

/** The rows of a partner's answer, read one by one: what the schema takes, and as they came the `odd` ones, which must not hold up the others (MNY-7). */
export function readRows<S extends v.GenericSchema>(
  schema: S,
  found: readonly unknown[],
): { readonly rows: readonly v.InferOutput<S>[]; readonly odd: readonly unknown[] } {
  const rows: v.InferOutput<S>[] = [];
  const odd: unknown[] = [];
  for (const row of found) {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) rows.push(parsed.output);
    else odd.push(row);
  }
  return { rows, odd };
}
