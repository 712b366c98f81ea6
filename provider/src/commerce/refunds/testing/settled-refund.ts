import type { Customer } from '../../../testing/booking-fixture.ts';
import type { Deps } from '../../../platform/deps.ts';

type WithDeps = { readonly deps: Pick<Deps, 'db' | 'passwords'> };

const PASSWORD = 'two-humped-camels';
let hashed: Promise<string> | undefined;

/** Gives a customer a password, and the proof by it that a refund to a bank account needs (SEC-3). */
export async function ownPassword(
  { deps }: WithDeps,
  { userId }: Pick<Customer, 'userId'>,
): Promise<{ password: string }> {
  hashed ??= deps.passwords.hash(PASSWORD);
  const password_hash = await hashed;
  await deps.db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  return { password: PASSWORD };
}

/** Lets the accounts of the refunds of an order be old enough, for tests that are about something else. */
export async function settleAccounts({ deps }: WithDeps, ref: string): Promise<void> {
  await deps.db.updateTable('refunds').set({ payout_from: null }).where('ref_number', '=', ref).execute();
}
