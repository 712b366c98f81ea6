import * as v from 'valibot';

const fields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What a request says it is about, field by field; nothing where it says nothing. */
export function readAbout(about: string): readonly (readonly [string, string])[] {
  const { success, output } = v.safeParse(fields, about);
  if (!success) return [];
  return Object.entries(output).flatMap(([key, value]) =>
    value === null || value === '' || value === undefined ? [] : [[key, String(value)] as const],
  );
}
