const DOMESTIC = /^\d{6,16}$/;
const IBAN = /^MN\d{18}$/;

/** An account number without the spaces that people put into it, in capitals. */
export function tidyAccountNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}

/** True for a domestic number of 6 to 16 digits and for a Mongolian IBAN of 20 characters whose check digits are right, mod 97 (GAP-92). */
export function isAccountNumber(tidy: string): boolean {
  return DOMESTIC.test(tidy) || (IBAN.test(tidy) && ibanRemainder(tidy) === 1);
}

/** Letters count as two digits, the first four characters stand at the end; taken digit by digit, because the whole is too long for a number. */
function ibanRemainder(iban: string): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** What is shown of an account: the first three and the last four characters; of 7 or fewer only the first and the last (GAP-37). */
export function maskAccountNumber(account: string): string {
  return mask(account, 3, 4);
}

/** What is shown of an account's holder: the first three and the last three letters (GAME-09); of 6 or fewer only the first and the last (GAP-37). What is masked already stays as it is. */
export function maskHolderName(name: string): string {
  return mask(name, 3, 3);
}

/** A text that is no longer than what would be shown of it would be shown whole. */
function mask(text: string, first: number, last: number): string {
  const letters = [...text];
  const short = letters.length <= first + last;
  return `${letters.slice(0, short ? 1 : first).join('')}***${letters.slice(short ? -1 : -last).join('')}`;
}

/**
 * The IBAN of a domestic account: country, check digits, the bank's number in four digits, the account in twelve. `bankCode` has six digits, of which the
 * first two are the bank's number. Null for an account that does not fit, such as an IBAN.
 */
export function ibanOf(bankCode: string, account: string): string | null {
  if (!/^\d{6}$/.test(bankCode) || !/^\d{6,12}$/.test(account)) return null;
  const basic = `${bankCode.slice(0, 2).padStart(4, '0')}${account.padStart(12, '0')}`;
  const check = 98 - ibanRemainder(`MN00${basic}`);
  return `MN${String(check).padStart(2, '0')}${basic}`;
}

/** The domestic number inside a Mongolian IBAN, without leading zeros; null for anything else. */
export function accountOfIban(iban: string): string | null {
  return IBAN.test(iban) ? iban.slice(-12).replace(/^0+/, '') : null;
}
