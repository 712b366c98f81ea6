import { passengerDraft, type PassengerDraft, type SavedPassenger } from '@aylal/contracts/account';
import * as v from 'valibot';
import type { Db, Tx } from '../platform/database/database.ts';
import { sealedRows } from '../platform/reseal/sealed-rows.ts';
import type { Vault } from '../platform/vault.ts';

declare module '../platform/database/tables.ts' {
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
  /** How often it was saved. */
  revision: number;
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

/** One passenger of one customer; undefined when there is none, also when it is somebody else's. */
export async function findPassenger(
  db: Db | Tx,
  vault: Vault,
  userId: string,
  id: string,
): Promise<SavedPassenger | undefined> {
  const row = await db
    .selectFrom('passengers')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && opened(vault, row);
}

/** The passenger of one customer with this document, if there is one. */
export async function findPassengerByDocument(
  tx: Tx,
  userId: string,
  documentHashes: readonly string[],
): Promise<{ id: string } | undefined> {
  if (documentHashes.length === 0) return undefined;
  return tx
    .selectFrom('passengers')
    .select('id')
    .where('user_id', '=', userId)
    .where('document_hash', 'in', documentHashes)
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

/** Adds a passenger, or brings the one of this id up to date; gives what is saved then. */
export async function putPassenger(
  tx: Tx,
  vault: Vault,
  of: { id: string; userId: string; documentHash: string | null; now: number },
  draft: PassengerDraft,
): Promise<SavedPassenger> {
  const sealed = vault.seal(JSON.stringify(draft), of.id);
  const { revision } = await tx
    .insertInto('passengers')
    .values({ id: of.id, user_id: of.userId, document_hash: of.documentHash, sealed, created_at: of.now, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        sealed,
        document_hash: of.documentHash,
        revision: eb('passengers.revision', '+', 1),
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return { id: of.id, revision, ...draft };
}

/**
 * Hashes by which the same document of a customer is found, the one that is stored first: the same passport or, without one, the same register number is the same passenger. Empty without either.
 */
export function documentHashesOf(
  vault: Vault,
  userId: string,
  { nationality, document_number, register_number }: PassengerDraft,
): readonly string[] {
  if (document_number) return vault.fingerprints('document', userId, nationality, document_number.toUpperCase());
  if (register_number) return vault.fingerprints('register', userId, register_number);
  return [];
}

/** Passengers as they are encrypted; the hash of the document goes with the key. */
export const sealedPassengers = sealedRows<PassengerRow>({
  table: 'passengers',
  key: 'id',
  changed({ id, user_id, sealed }, reseal, vault) {
    const [document_hash = null] = documentHashesOf(vault, user_id, v.parse(sealedDraft, vault.open(sealed, id)));
    return { sealed: reseal(sealed, id), document_hash };
  },
});

/** Deletes a passenger of this customer; false when there is none. */
export async function forgetPassenger(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passengers')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const sealedDraft = v.pipe(v.string(), v.parseJson(), passengerDraft);

function opened(vault: Vault, row: PassengerRow): SavedPassenger {
  return { id: row.id, revision: row.revision, ...v.parse(sealedDraft, vault.open(row.sealed, row.id)) };
}
