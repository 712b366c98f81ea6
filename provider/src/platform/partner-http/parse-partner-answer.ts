import * as v from 'valibot';
import { PartnerError } from './partner-error.ts';

/** What a partner answered, as the schema reads it. Throws a `PartnerError` of the kind `otherwise`, with the answer in it. */
export function parsePartnerAnswer<S extends v.GenericSchema>(
  schema: S,
  body: unknown,
  otherwise: PartnerError['kind'],
): v.InferOutput<S> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) throw new PartnerError(otherwise, 'MALFORMED_ANSWER', undefined, body);
  return parsed.output;
}
