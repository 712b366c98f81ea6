import * as v from 'valibot';
import { consoleOperations } from './console/index.ts';
import { officeOperations } from './office/index.ts';
import { operations } from './operations-entry.ts';
import type { Endpoint } from './endpoint.ts';

const all = Object.entries({ ...operations, ...officeOperations, ...consoleOperations }) as [string, Endpoint][];

describe('the operations', () => {
  it('have one name each, the export in kebab case', () => {
    for (const [key, { name }] of all) expect(name).toBe(key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  });

  it('[CALL-01] stand under /api/, no two at one method and path', () => {
    const places = all.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(places).size).toBe(places.length);
    for (const [, { path }] of all) expect(path).toMatch(/^\/api\//);
  });

  it('[ROLE-03.1] [ROLE-03.2] ask for sign-in where seats or money move', () => {
    expect(all.filter(([, operation]) => operation.idempotent && operation.auth !== 'bearer')).toEqual([]);
  });

  it('list 401 wherever a session is required', () => {
    expect(all.filter(([, { auth, answers }]) => (auth === 'bearer' || auth === 'staff') && !(401 in answers))).toEqual(
      [],
    );
  });

  it('name their path parameters in a schema', () => {
    for (const [, { path, params }] of all) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys((params as { entries?: object } | undefined)?.entries ?? {})).toEqual(names);
    }
  });
});

describe('[FLIGHT-02] the entry of a passenger', () => {
  const person = {
    type: 'adult',
    gender: 'F',
    surname: 'Batbold',
    given_name: 'Anudari',
    middle_name: null,
    date_of_birth: '1990-01-01',
    doc_number: 'E1234567',
    issue_country: 'MN',
    nationality: 'MN',
    expiration_date: '2030-01-01',
    ref_user: '',
  };
  const schema = (
    operations.bookFlight.body as unknown as {
      entries: { person_names: { pipe: readonly [{ item: v.GenericSchema }] } };
    }
  ).entries.person_names.pipe[0].item;
  const fault = (change: object) => {
    const parsed = v.safeParse(schema, { ...person, ...change });
    return parsed.success ? null : parsed.issues[0].message;
  };

  it.each([
    ['[VALID-08] [GAP-61.1] no surname', { surname: '' }, 'validation_last_name_required'],
    ['[VALID-09.1] Cyrillic surname', { surname: 'Батболд' }, 'validation_last_name_type'],
    [
      '[VALID-02] [VALID-10] [GAP-61.2] a space in the surname',
      { surname: 'Bat bold' },
      'validation_last_name_notspace',
    ],
    ['[VALID-11] no given name', { given_name: '' }, 'validation_first_name_required'],
    ['[VALID-12.1] digits in the given name', { given_name: 'A1' }, 'validation_first_name_type'],
    ['[VALID-13] a space in the given name', { given_name: 'Anu dari' }, 'label_first_name_text'],
    ['[VALID-03] [VALID-18.1] a document of 5 characters', { doc_number: 'E1234' }, 'validation_document_min'],
    ['[VALID-18.2] a document of 13 characters', { doc_number: 'E123456789012' }, 'validation_document_max'],
    ['[VALID-19] other signs in the document', { doc_number: 'E-123456' }, 'validation_latin'],
    ['[VALID-20] a space in the document', { doc_number: 'E 123456' }, 'validation_document_notspace'],
    ['[FLIGHT-04] a birthday in another form', { date_of_birth: '01/02/1990' }, 'validation_date'],
    ['[FLIGHT-05.1] a country in words', { nationality: 'Mongolia' }, 'validation_country'],
  ])('refuses %s', (_, change, message) => {
    expect(fault(change)).toBe(message);
  });

  it.each([
    ['[VALID-17] an empty document', { doc_number: '' }],
    [
      '[VALID-09.1] [VALID-09.2] [VALID-12.1] [VALID-12.2] accents and hyphens',
      { surname: 'Étienne-Šimić', given_name: 'Žofia' },
    ],
  ])('takes %s', (_, change) => {
    expect(fault(change)).toBeNull();
  });

  it('[FLIGHT-03] takes no middle name but null', () => {
    expect(fault({ middle_name: 'X' })).not.toBeNull();
  });
});
