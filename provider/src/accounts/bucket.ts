import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Bucket } from './attempt-store.ts';
import type { Identifier } from './identifier.ts';
import { findUserBy, isKnownBrowser, type UserRow } from './user-store.ts';

/** The account of an identifier, if any, and the budget that this browser uses there (SEC-4). */
export interface Standing {
  readonly user: UserRow | undefined;
  readonly bucket: Bucket;
}

/** Locks the identifier until the end of the transaction: what is counted there is counted one request after another, on every instance. */
export async function lockIdentifier(tx: Tx, identifier: Identifier, browser: string | null): Promise<Standing> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${identifier.key}, 1))`.execute(tx);
  const user = await findUserBy(tx, identifier);
  const known = browser !== null && user !== undefined && (await isKnownBrowser(tx, user.id, browser));
  return { user, bucket: { identifier: identifier.key, browser: known ? browser : '' } };
}
