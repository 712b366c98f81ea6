import { refuse } from '../platform/http/problem-error.ts';
import { identifiersOf, type Identifier } from './identifier.ts';
import type { UserRow } from './user-store.ts';

/** Refuses a contact that is not, or no longer, the account's own. */
export function refuseForeignContact(user: UserRow | undefined, { key }: Identifier): asserts user is UserRow {
  if (!user || !identifiersOf(user).some((own) => own.key === key)) throw refuse('contact-changed');
}
