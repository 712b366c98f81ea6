import { isLocalDate, type LocalDate } from '../calendar/index.ts';
import { letterIndex, mongolianAlphabet } from '../language/mongolian-alphabet.ts';

/** The fixed, lossy table of GAP-20, in the order of the alphabet. */
const latinLetters = [...'ABVGDEYJZIIKLMNOOPRSTUUFHCCSSIYIEYY'];

/** A register number as the form holds it: two letters, as typed, and eight digits. */
export interface RegisterParts {
  readonly first: string;
  readonly second: string;
  readonly digits: string;
}

/** Cyrillic by the table of GAP-20, Latin as it is, lower case raised; an empty text for anything else. */
export function registerLetterToLatin(letter: string): string {
  const raised = letter.toUpperCase();
  return /^[A-Z]$/.test(raised) ? raised : (latinLetters[letterIndex(raised)] ?? '');
}

/** The number that is sent: two capitals and 8 digits, or an empty text when the parts do not make 10 characters (VALID-04, VALID-16). */
export function joinRegisterNumber(parts: RegisterParts): string {
  const joined = registerLetterToLatin(parts.first) + registerLetterToLatin(parts.second) + parts.digits;
  return /^[A-Z]{2}[0-9]{8}$/.test(joined) ? joined : '';
}

/** The two Cyrillic letters that travel beside the number (GAP-20); an empty text when one of them is not Cyrillic. */
export function registerLettersOf(parts: Pick<RegisterParts, 'first' | 'second'>): string {
  const letters = (parts.first + parts.second).toUpperCase();
  return [...letters].length === 2 && [...letters].every((letter) => mongolianAlphabet.includes(letter)) ? letters : '';
}

/** What is sent of a register number: the number and, beside it, its Cyrillic letters; empty texts while it is not whole (VALID-16, GAP-20). */
export function sentRegister(parts: RegisterParts): { register_number: string; register_letters: string } {
  const register_number = joinRegisterNumber(parts);
  return { register_number, register_letters: register_number && registerLettersOf(parts) };
}

/** First letter, second letter and the last 8 digits, for editing (ACCT-06). `registerLetters` win over the letters of the number. */
export function splitRegisterNumber(registerNumber: string, registerLetters = ''): RegisterParts {
  const [first = '', second = ''] = [...(registerLetters || registerNumber.slice(0, 2))];
  return { first, second, digits: registerNumber.slice(2).slice(-8) };
}

/** What the digits say: `YYMMDDG` and an opaque last digit; months 21 to 32 are of the years 20YY, an odd G is male. Undefined for a day that does not exist. */
export function readRegisterDigits(digits: string): { birthday: LocalDate; gender: 'F' | 'M' } | undefined {
  if (!/^\d{8}$/.test(digits)) return undefined;
  const month = Number(digits.slice(2, 4));
  const [century, shift] = month > 20 ? ['20', 20] : ['19', 0];
  const birthday = `${century}${digits.slice(0, 2)}-${String(month - shift).padStart(2, '0')}-${digits.slice(4, 6)}`;
  if (!isLocalDate(birthday)) return undefined;
  return { birthday, gender: Number(digits[6]) % 2 === 1 ? 'M' : 'F' };
}

/** True for two letters of the 35 and digits whose day exists. Latin homoglyphs are not a real number (field-facts §2.8). */
export function isRegisterNumber(text: string): boolean {
  const { first, second, digits } = splitRegisterNumber(text.toUpperCase());
  return text.length === 10 && registerLettersOf({ first, second }) !== '' && readRegisterDigits(digits) !== undefined;
}

/** A hint, never a refusal (GAP-20): true when the number names another birthday than the one typed, or no day at all. */
export function registerContradictsBirthday(digits: string, birthday: LocalDate): boolean {
  return /^\d{8}$/.test(digits) && readRegisterDigits(digits)?.birthday !== birthday;
}
