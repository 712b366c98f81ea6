import type { Generated } from 'kysely';
import { daysMs } from '@aylal/domain/calendar';
import type { Db, Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/http/problem-error.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    attempts: { id: Generated<number>; identifier: string; kind: AttemptKind; browser: string; at: number };
  }
}

export type AttemptKind = 'code-sent' | 'wrong-code' | 'wrong-password';

/** Whose budget is used up: an identifier's, and within it a known browser's own (empty for everybody else's). */
export interface Bucket {
  readonly identifier: string;
  readonly browser: string;
}

const DAY_MS = daysMs(1);
const BUDGETS: Record<AttemptKind, number> = { 'code-sent': 10, 'wrong-code': 20, 'wrong-password': 20 };

/**
 * Counts one attempt of the last 24 hours, or refuses with 429 when the budget is used up (SEC-4). The caller holds the identifier's lock,
 * so that parallel requests count one after another. Answers the id, for an attempt that turns out to be none.
 */
export async function spend(tx: Tx, { identifier, browser }: Bucket, kind: AttemptKind, now: number): Promise<number> {
  await refuseOverBudget(tx, { identifier, browser }, kind, now);
  const { id } = await tx
    .insertInto('attempts')
    .values({ identifier, kind, browser, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** 429 until the oldest attempt is a day old. */
export async function refuseOverBudget(
  tx: Tx,
  { identifier, browser }: Bucket,
  kind: AttemptKind,
  now: number,
): Promise<void> {
  const spent = await tx
    .selectFrom('attempts')
    .select('at')
    .where('identifier', '=', identifier)
    .where('kind', '=', kind)
    .where('browser', '=', browser)
    .where('at', '>', now - DAY_MS)
    .orderBy('at', 'desc')
    .limit(BUDGETS[kind])
    .execute();
  const oldest = spent.at(-1);
  if (oldest && spent.length >= BUDGETS[kind]) {
    throw refuse('too-many-requests', { retryAfterSeconds: Math.ceil((oldest.at + DAY_MS - now) / 1000) });
  }
}

/** Takes an attempt back that was counted before its outcome was known. */
export async function removeAttempt(db: Db | Tx, id: number): Promise<void> {
  await db.deleteFrom('attempts').where('id', '=', id).execute();
}

/** Attempts older than a day count for nothing. */
export async function forgetOldAttempts(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('at', '<', now - DAY_MS)
    .execute();
}
