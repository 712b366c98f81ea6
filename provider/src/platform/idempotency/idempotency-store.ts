import { sql } from 'kysely';
import { hoursMs } from '@aylal/domain/calendar';
import type { Db, Tx } from '../database/database.ts';

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: IdempotencyRow;
  }
}

export interface IdempotencyRow {
  user_id: string;
  route: string;
  key: string;
  request_hash: string;
  /** The stored answer as text; null while the work is under way. */
  answer: string | null;
  created_at: number;
  /** Until when a key without an answer counts as running; 0 once answered. */
  lease_until: number;
}

/** A key of one account on one route. */
export interface KeyOf {
  readonly user_id: string;
  readonly route: string;
  readonly key: string;
}

export async function findKey(db: Db | Tx, of: KeyOf): Promise<IdempotencyRow | undefined> {
  return db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', of.user_id)
    .where('route', '=', of.route)
    .where('key', '=', of.key)
    .executeTakeFirst();
}

/**
 * Takes a key that nobody runs: new, or left by a process that died (its lease is over). False when another is at work, has answered, or
 * means another body. Never inside a transaction: it does not wait for the disk, because a claim that a crash loses is a claim for which nothing
 * was kept.
 */
export async function claimKey(
  db: Db,
  { user_id, route, key }: KeyOf,
  request_hash: string,
  now: number,
  lease_until: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys as known (user_id, route, key, request_hash, answer, created_at, lease_until)
    select ${user_id}, ${route}, ${key}, ${request_hash}, null, ${now}::bigint, ${lease_until}::bigint
    where set_config('synchronous_commit', 'off', true) is not null
    on conflict (user_id, route, key) do update set lease_until = excluded.lease_until
    where known.answer is null and known.lease_until <= ${now}::bigint and known.request_hash = excluded.request_hash
    returning key`.execute(db);
  return rows.length > 0;
}

/**
 * Keeps the answer; the first one stays. False when there is one already, or when the key, claimed until `lease`, was taken over
 * by another meanwhile: then the effect must be undone.
 */
export async function keepAnswer(
  db: Db | Tx,
  of: KeyOf,
  { request_hash, answer, now, lease = 0 }: { request_hash: string; answer: string; now: number; lease?: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ ...of, request_hash, answer, created_at: now, lease_until: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'route', 'key'])
        .doUpdateSet({ answer, lease_until: 0 })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.lease_until', '=', lease),
    )
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Releases a key whose work failed without an effect, so that the next try starts again. */
export async function freeKey(db: Db | Tx, of: KeyOf, lease: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', of.user_id)
    .where('route', '=', of.route)
    .where('key', '=', of.key)
    .where('answer', 'is', null)
    .where('lease_until', '=', lease)
    .execute();
}

const KEPT_MS = hoursMs(48);

/** Forgets keys after 48 hours (MNY-3 asks for 24 or more). */
export async function forgetOldKeys(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEPT_MS)
    .execute();
}
