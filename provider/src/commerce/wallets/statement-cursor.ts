import type { StatementPlace } from './wallet-statement.ts';

/** A place in a statement as one word that a client hands back. */
export function cursorOf({ at, id }: StatementPlace): string {
  return `${at}-${id}`;
}

/** The contract has checked its form. */
export function placeOf(cursor: string): StatementPlace {
  const [at = 0, id = 0] = cursor.split('-').map(Number);
  return { at, id };
}
