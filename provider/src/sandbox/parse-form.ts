import * as v from 'valibot';
import { refuse } from '../platform/http/problem-error.ts';

/** The body of a sandbox form or call. Empty form fields count as left out. */
export function parseForm<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const given =
    typeof body === 'object' && body !== null
      ? Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ''))
      : {};
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) {
    throw refuse('invalid-input', {
      fields: Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', 'validation_invalid'])),
    });
  }
  return parsed.output;
}
