import * as v from 'valibot';
import { isLatinName, personName } from '../account/person-name.ts';
import { documentNumber, registerLetters, registerNumber } from '../account/saved-passenger.ts';

/** Who travels by land: a register number, or the number of a passport; with the former the name may be Cyrillic, as in the identity card, and `register_letters` (proposed, GAP-20) are its letters as they were typed, by which the order shows it. */
export const groundPassenger = {
  last_name: personName('last_name'),
  first_name: personName('first_name'),
  document_number: v.optional(registerNumber),
  register_letters: v.optional(registerLetters),
  passport_number: v.optional(v.pipe(v.string(), v.nonEmpty('validation_document_min'), documentNumber)),
  is_child: v.optional(v.boolean('validation_required'), false),
};

/** The two documents, of which each passenger has one, and the letters of the first. */
type Documents = Readonly<
  Partial<Record<'document_number' | 'register_letters' | 'passport_number', string | undefined>>
>;

/** One of the two documents, and not both; reported at the register number. */
export const oneDocument = <P extends Documents>() =>
  v.rawCheck<P>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { document_number, passport_number } = dataset.value;
    if ((document_number === undefined) === (passport_number === undefined))
      addIssue({ message: 'validation_required', path: [at(dataset.value, 'document_number')] });
  });

/** A name beside a passport is written as in it. */
export const latinOnPassport = <P extends Documents & Readonly<Record<'last_name' | 'first_name', string>>>() =>
  v.rawCheck<P>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.passport_number === undefined) return;
    for (const field of ['last_name', 'first_name'] as const)
      if (!isLatinName(dataset.value[field]))
        addIssue({ message: `validation_${field}_type`, path: [at(dataset.value, field)] });
  });

/** Nobody travels twice, and no seat or place is for two: the later of the two is reported. Register numbers that were typed with other letters are two, even where the Latin ones are the same. */
export const nobodyTwice = <K extends 'seat' | 'place', P extends Documents & Readonly<Record<K, number>>>(
  numbered: K,
) =>
  v.rawCheck<P[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const key of ['document_number', 'passport_number', numbered] as const)
      dataset.value.forEach((one, index, all) => {
        const same = (other: P) => other[key] === one[key] && !(key === 'document_number' && lettersDiffer(one, other));
        if (one[key] === undefined || all.findIndex(same) === index) return;
        addIssue({
          message: key === numbered ? 'validation_repeated' : 'validation_document_twice',
          path: [{ type: 'array', origin: 'value', input: all, key: index, value: one }, at(one, key)],
        });
      });
  });

/** Two numbers that may be those of two people: У and Ү are one Latin letter, and both were typed. */
function lettersDiffer({ register_letters: one }: Documents, { register_letters: other }: Documents): boolean {
  return one !== undefined && other !== undefined && one !== other;
}

/** Where in a passenger something is wrong. */
function at(passenger: Readonly<Record<string, unknown>>, key: string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input: { ...passenger }, key, value: passenger[key] };
}
