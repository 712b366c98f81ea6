import * as v from 'valibot';

type NameField = 'last_name' | 'first_name';

const latin = 'A-Za-zÀ-ÖØ-öø-ÿĀ-ſ';
const latinLetters = new RegExp(`^[${latin}-]+$`);
const anyLetters = new RegExp(`^[${latin}А-Яа-яЁёӨөҮү-]+$`);

/** A name as in the passport: Latin and accented letters, hyphen allowed, no spaces (VALID-08 to VALID-13). */
export function latinName(field: NameField) {
  return nameOf(field, latinLetters, `validation_${field}_type`);
}

/** A name as its owner writes it, for accounts and for who travels on a register number: as a passport's, or in Cyrillic (decision 0251). */
export function personName(field: NameField) {
  return nameOf(field, anyLetters, 'validation_name_letters');
}

/** Whether a name can be in a passport. Empty ones pass: they have a rule of their own. */
export function isLatinName(name: string): boolean {
  return name === '' || latinLetters.test(name);
}

function nameOf(field: NameField, letters: RegExp, fault: string) {
  const required = `validation_${field}_required`;
  const noSpace = field === 'first_name' ? 'label_first_name_text' : 'validation_last_name_notspace';
  return v.pipe(
    v.string(required),
    v.nonEmpty(required),
    v.check((value) => !/\s/.test(value), noSpace),
    v.regex(letters, fault),
    v.maxLength(60, fault),
  );
}
