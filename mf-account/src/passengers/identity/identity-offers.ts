import type { Identity, ListedPassenger, SavedPassenger } from '@aylal/contracts/account';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Locale } from '@aylal/domain/language';
import { maskDocument, maskRegister, proposeLatinName } from '@aylal/domain/people';
import { valuesOf, type PassengerValues } from '../passenger-values.ts';

/** A field of the passenger form that e-Mongolia knows otherwise, or that is still empty. */
export interface IdentityOffer {
  readonly field: keyof PassengerValues;
  readonly stored: string;
  readonly offered: string;
  /** A spelling that nobody has written in a passport: for its owner to judge. */
  readonly proposal: boolean;
  /** What the form holds once it is hydrated. */
  readonly values: Partial<PassengerValues>;
}

const fields = ['last_name', 'first_name', 'gender', 'birthday', 'nationality'] as const;
const papers = ['document_number', 'document_expired_date'] as const;

/** Who of the list could be meant, by what its masked numbers show: whether it is so, only whole numbers say. */
export function maybeSame(list: readonly ListedPassenger[], identity: Identity): ListedPassenger[] {
  const { register_number, register_letters } = identity;
  // One whose letters are not kept is masked as the number is sent.
  const registers = [maskRegister(register_number, register_letters), maskDocument(register_number)];
  const passport = identity.document_number && maskDocument(identity.document_number);
  return list.filter(({ masked_register, masked_document }) =>
    masked_register ? registers.includes(masked_register) : masked_document?.toUpperCase() === passport,
  );
}

/** The saved passenger who is meant: the same register number or, where none is kept, the same passport. */
export function samePassenger(list: readonly SavedPassenger[], identity: Identity): SavedPassenger | undefined {
  const { register_number, register_letters, document_number } = identity;
  return (
    list.find(
      (one) =>
        one.register_number === register_number && (one.register_letters ?? register_letters) === register_letters,
    ) ??
    list.find(
      (one) => !one.register_number && document_number !== '' && one.document_number?.toUpperCase() === document_number,
    )
  );
}

/** Field by field what differs (ACCT-07). A passport that is over is not offered, and a proposal never stands against what is kept. */
export function identityOffers(
  identity: Identity,
  stored: PassengerValues,
  locale: Locale,
  today: LocalDate,
): IdentityOffer[] {
  const imported = valuesOf(
    { ...identity, id: '', document_expired_date: identity.document_expired_date || undefined },
    locale,
  );
  const proposed: Partial<PassengerValues> = {
    last_name: proposeLatinName(identity.cyrillic_last_name),
    first_name: proposeLatinName(identity.cyrillic_first_name),
  };
  const valid = imported.document_expired_date === '' || imported.document_expired_date > today;
  const offers = [...fields, ...(valid ? papers : [])].map((field): IdentityOffer => {
    const proposal = imported[field] === '';
    const offered = proposal ? (stored[field] === '' ? (proposed[field] ?? '') : '') : imported[field];
    return { field, stored: stored[field], offered, proposal, values: { [field]: offered } };
  });
  const { register_first, register_second, register_digits } = imported;
  const register: IdentityOffer = {
    field: 'register_digits',
    stored: registerText(stored),
    offered: registerText(imported),
    proposal: false,
    values: { register_first, register_second, register_digits },
  };
  offers.splice(fields.length, 0, register);
  return offers.filter((offer) => offer.offered !== '' && !sameText(offer.offered, offer.stored));
}

/** The form with what was taken over. */
export function withOffers(stored: PassengerValues, taken: readonly IdentityOffer[]): PassengerValues {
  return Object.assign({}, stored, ...taken.map(({ values }) => values)) as PassengerValues;
}

function registerText({ register_first, register_second, register_digits }: PassengerValues): string {
  return `${register_first}${register_second}${register_digits}`;
}

function sameText(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase();
}
