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

/** What is shown of an account: the first three and the last four characters. */
export function maskAccountNumber(account: string): string {
  return `${account.slice(0, 3)}***${account.slice(-4)}`;
}
