import { settlesAt } from '@aylal/domain/payments';
import type { UserRow } from '../../accounts/user-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { WithdrawalAccountRow } from './withdrawal-tables.ts';

type Contacts = Pick<UserRow, 'email_changed_at' | 'phone_changed_at'>;
type SavedAccount = Pick<WithdrawalAccountRow, 'saved_at'>;

/** From when on money can leave to this account, as ISO 8601; null when it can now (SEC-3). */
export function withdrawalsFrom(user: Contacts, account: SavedAccount | undefined, now: number): string | null {
  const changed = [user.email_changed_at, user.phone_changed_at, account?.saved_at ?? null];
  const from = settlesAt(changed, now);
  return from === null ? null : new Date(from).toISOString();
}

/** Whoever has taken over a session or a contact waits three days for the money, in which its owner reads the mail about it. */
export function refuseUnsettled(user: Contacts, account: SavedAccount | undefined, now: number): void {
  const from = withdrawalsFrom(user, account, now);
  if (from !== null) throw refuse('money-waits', { from });
}
