/** Names as a ticket has them. */
export interface PassengerNames {
  readonly surname: string;
  readonly given_name: string;
}

/**
 * The name of a contact for the ticket, in capitals and without blanks: the last word is the surname (VALID-10, VALID-13). Null where it cannot be taken
 * over: one word, or letters that no passport has (how Cyrillic is spelt there only its owner knows).
 */
export function contactAsPassenger(contact: string): PassengerNames | null {
  const nameParts = contact.toUpperCase().trim().split(/\s+/);
  const names = { surname: nameParts.at(-1) ?? '', given_name: nameParts.slice(0, -1).join('') };
  return latin.test(names.surname) && latin.test(names.given_name) ? names : null;
}

const latin = /^[A-Z]+(-[A-Z]+)*$/;
