import type { Db } from '../database/database.ts';

declare module '../database/tables.ts' {
  interface Tables {
    identity_imports: { state_hash: string; session_hash: string; created_at: number };
  }
}

/** A consent takes a sign-in at e-Mongolia, not more. Milliseconds. */
const VALID_MS = 10 * 60_000;

/** Remembers that a session has begun an import, and forgets those that nobody came back from. */
export async function beginImport(db: Db, state_hash: string, session_hash: string, now: number): Promise<void> {
  await db
    .deleteFrom('identity_imports')
    .where('created_at', '<=', now - VALID_MS)
    .execute();
  await db.insertInto('identity_imports').values({ state_hash, session_hash, created_at: now }).execute();
}

/** True once for an import that this very session has begun a short while ago. Another session's try leaves it to its owner. */
export async function takeImport(db: Db, state_hash: string, session_hash: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identity_imports')
    .where('state_hash', '=', state_hash)
    .where('session_hash', '=', session_hash)
    .where('created_at', '>', now - VALID_MS)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
