import * as v from 'valibot';
import { operations } from './operations-entry.ts';

const hostile = ['Bat\nBcc: all@example.mn', 'Bat\u202egnp', 'Bat\u0000Dorj'];
/** A schema and the names of its fields that somebody writes a name into, in any script. */
const written = /^(contact_name|name|account_name|withdrawal_bank_account_name|pick_up|drop_off|destination)$/;

/** Every field of a body of such a name, at any depth: `book-flight journey.contact_name`. */
function namesIn(schema: unknown, path: string): [string, v.GenericSchema][] {
  const { entries, options, item, wrapped, pipe } = (schema ?? {}) as Record<string, never>;
  if (entries)
    return Object.entries(entries as Record<string, v.GenericSchema>).flatMap(([key, field]) =>
      written.test(key) && !(field as { entries?: unknown }).entries
        ? [[`${path} ${key}`, field] as [string, v.GenericSchema]]
        : namesIn(field, `${path}.${key}`),
    );
  return [
    item,
    wrapped,
    ...((options as unknown[] | undefined) ?? []),
    ...((pipe as unknown[] | undefined)?.slice(0, 1) ?? []),
  ]
    .filter((one) => typeof one === 'object' && one !== null && one !== schema)
    .flatMap((one) => namesIn(one, path));
}

// Of a hotel that is saved nothing but its code is read.
const unread = ['save-hotel'];
const fields = Object.values(operations)
  .filter(({ name }) => !unread.includes(name))
  .flatMap((operation) => ('body' in operation ? namesIn(operation.body, operation.name) : []));

describe('[AUT-3] Names that are sent', () => {
  it('are many', () => {
    expect(fields.length).toBeGreaterThan(7);
  });

  it.each(fields)('%s takes no line break, control or mark of direction', (_, field) => {
    for (const name of hostile) expect(v.safeParse(field, name).success).toBe(false);
  });
});
