import * as v from 'valibot';
import { prettyJson } from './pretty-json.ts';

const json = v.pipe(v.string(), v.parseJson());
const text = v.pipe(json, v.string());
const named = v.pipe(json, v.object({ name: v.string() }));

/** What something was before or after, to be read: a text, the name of a person, or every field. Null for nothing. */
export function auditedValue(value: string | null): string | null {
  if (value === null || value === 'null') return null;
  const asText = v.safeParse(text, value);
  if (asText.success) return asText.output;
  const asNamed = v.safeParse(named, value);
  return asNamed.success ? asNamed.output.name : prettyJson(value);
}
