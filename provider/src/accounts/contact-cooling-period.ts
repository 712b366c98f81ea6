import { settlesAt } from '@aylal/domain/payments';
import { refuse } from '../platform/http/problem-error.ts';
import type { UserRow } from './user-store.ts';

/** Refuses a contact of the account that is younger than 72 hours (SEC-3), and says from when it can be used. */
export function refuseNewContact(user: UserRow, by: 'email' | 'phone', now: number): void {
  const from = settlesAt([by === 'email' ? user.email_changed_at : user.phone_changed_at], now);
  if (from !== null) throw refuse('contact-too-new', { from: new Date(from).toISOString() });
}
