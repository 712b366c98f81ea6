import type { Endpoint } from '@aylal/contracts';
import * as v from 'valibot';

type Members = Readonly<Record<string, unknown>>;

/**
 * Parses an answer. Where records may be left out, those that do not fit are; whatever else does not fit fails the whole (REL-3). They are `result` itself, or the member of it
 * that the operation names.
 */
export function parseAnswer<S extends v.GenericSchema>(
  schema: S,
  envelope: unknown,
  { mayLeaveOut, records }: { mayLeaveOut: boolean } & Pick<Endpoint, 'records'>,
) {
  const whole = v.safeParse(schema, envelope);
  const path = records === undefined ? ['result'] : ['result', records];
  const list = path.reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), envelope);
  if (whole.success || !mayLeaveOut || !isObject(envelope) || !Array.isArray(list))
    return { parsed: whole, leftOut: 0 };
  const bad = new Set(whole.issues.map((issue) => keyBelow(path, issue)));
  const good = list.filter((_record, index) => !bad.has(index));
  // A list of which nothing fits is another contract, not an empty one.
  if (bad.has(undefined) || good.length === 0) return { parsed: whole, leftOut: 0 };
  const result = records === undefined ? good : { ...(envelope['result'] as Members), [records]: good };
  return { parsed: v.safeParse(schema, { ...envelope, result }), leftOut: list.length - good.length };
}

/** Which record an issue is about; undefined for what is no record. */
function keyBelow(path: readonly string[], { path: at }: v.BaseIssue<unknown>): unknown {
  return path.every((key, depth) => at?.[depth]?.key === key) ? at?.[path.length]?.key : undefined;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}
