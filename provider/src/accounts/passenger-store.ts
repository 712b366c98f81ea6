import type { PassengerDraft, SavedPassenger } from '@aylal/contracts';
import type { Db, Tx } from '../database/database.ts';
import type { Vault } from './vault.ts';

declare module '../database/tables.ts' {
  interface Tables {
    passengers: PassengerRow;
  }
}

/** Everything about the person is in `sealed` (PII-2); `document_hash` finds the same document again without opening it. */
export interface PassengerRow {
  id: string;
  user_id: string;
  document_hash: string | null;
  sealed: string;
  created_at: number;
}

/** An account keeps so many at most: lists are bounded (AUT-3). */
export const MAX_PASSENGERS = 100;

/** The passengers of one customer, newest first. */
export async function listPassengersOf(db: Db | Tx, vault: Vault, userId: string): Promise<SavedPassenger[]> {
  const rows = await db
    .selectFrom('passengers')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_PASSENGERS)
    .execute();
  return rows.map((row) => opened(vault, row));
}

/** The passenger of one customer with this document, if there is one. */
export async function findPassengerByDocument(
  tx: Tx,
  userId: string,
  documentHash: string,
): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('passengers')
    .select('id')
    .where('user_id', '=', userId)
    .where('document_hash', '=', documentHash)
    .executeTakeFirst();
}

export async function countPassengers(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('passengers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a passenger, or brings the one of this id up to date. */
export async function putPassenger(
  tx: Tx,
  vault: Vault,
  of: { id: string; userId: string; documentHash: string | null; now: number },
  draft: PassengerDraft,
): Promise<void> {
  const sealed = vault.seal(JSON.stringify(draft), of.id);
  await tx
    .insertInto('passengers')
    .values({ id: of.id, user_id: of.userId, document_hash: of.documentHash, sealed, created_at: of.now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ sealed, document_hash: of.documentHash }))
    .execute();
}

/** True when the passenger is this customer's. */
export async function isPassengerOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('passengers')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes a passenger of this customer; false when there is none. */
export async function forgetPassenger(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passengers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

function opened(vault: Vault, row: PassengerRow): SavedPassenger {
  return { id: row.id, ...(JSON.parse(vault.open(row.sealed, row.id)) as PassengerDraft) };
}
