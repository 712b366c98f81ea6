import * as v from 'valibot';

/** Parses an answer. Where records may be left out, those of `result` that do not fit are; whatever else does not fit fails the whole (REL-3). */
export function parseAnswer<S extends v.GenericSchema>(schema: S, envelope: unknown, mayLeaveOut: boolean) {
  const whole = v.safeParse(schema, envelope);
  if (whole.success || !mayLeaveOut || !isList(envelope)) return { parsed: whole, leftOut: 0 };
  const bad = new Set(whole.issues.map(({ path }) => (path?.[0]?.key === 'result' ? path[1]?.key : undefined)));
  const result = envelope.result.filter((_record, index) => !bad.has(index));
  // A list of which nothing fits is another contract, not an empty one.
  if (bad.has(undefined) || result.length === 0) return { parsed: whole, leftOut: 0 };
  return { parsed: v.safeParse(schema, { ...envelope, result }), leftOut: envelope.result.length - result.length };
}

function isList(envelope: unknown): envelope is { readonly result: readonly unknown[] } {
  return typeof envelope === 'object' && envelope !== null && 'result' in envelope && Array.isArray(envelope.result);
}
