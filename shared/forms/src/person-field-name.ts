import type { SharedKey, SharedTranslate } from '@aylal/shell';

/** Fields of a person as the verticals call them. */
const names: Readonly<Record<string, SharedKey>> = {
  surname: 'person.surname',
  last_name: 'person.surname',
  given_name: 'person.given_name',
  first_name: 'person.given_name',
  gender: 'person.gender',
  nationality: 'person.nationality',
  birthday: 'person.date_of_birth',
  date_of_birth: 'person.date_of_birth',
  register_digits: 'person.register_number',
  doc_number: 'person.passport_number',
  document_number: 'person.passport_number',
  passport_number: 'person.passport_number',
};

/** What the field at the end of this path is called, for labels and summaries of faults; undefined for any field that is not of a person. */
export function personFieldName(path: string, s: SharedTranslate): string | undefined {
  const name = names[path.split('.').at(-1) ?? ''];
  return name && s(name);
}
