import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Bucket } from './attempt-store.ts';
import type { Identifier } from './identifier.ts';
import { findUserBy, isKnownBrowser, type UserRow } from './user-store.ts';

/** The account of an identifier, if any, and the budget that this browser uses there (SEC-4). */
export interface LoginBudget {
  readonly user: UserRow | undefined;
  readonly bucket: Bucket;
}

/** Locks the identifier until the end of the transaction: what is counted there is counted one request after another, on every instance. */
export async function lockIdentifier(tx: Tx, identifier: Identifier, browser: string | null): Promise<LoginBudget> {
  await lock(tx, identifier.key);
  const user = await findUserBy(tx, identifier);
  return { user, bucket: await bucketOf(tx, identifier.key, user?.id, browser) };
}

/** The same for an identifier whose account is known: its budget alone. */
export async function lockBucket(tx: Tx, key: string, userId: string, browser: string | null): Promise<Bucket> {
  await lock(tx, key);
  return bucketOf(tx, key, userId, browser);
}

/** Locks several keys; in one order, so that two who lock the same never wait for each other for ever. */
export async function lockKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of keys.toSorted()) await lock(tx, key);
}

async function lock(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`.execute(tx);
}

async function bucketOf(
  tx: Tx,
  identifier: string,
  userId: string | undefined,
  browser: string | null,
): Promise<Bucket> {
  const known = browser !== null && userId !== undefined && (await isKnownBrowser(tx, userId, browser));
  return { identifier, browser: known ? browser : '' };
}
