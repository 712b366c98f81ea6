import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Long enough for calls that come meanwhile to get as far as the lock. */
const MEANWHILE_MS = 400;

/**
 * Lets `others` come while the rows that `statement` locks are locked, and answers what they answer. So on PostgreSQL all of them have read before one of them writes, every time;
 * the embedded engine has one session, and there they wait for it.
 */
export async function whileLocked<T>(db: Db, statement: ReturnType<typeof sql>, others: () => Promise<T>): Promise<T> {
  const coming = await db.transaction().execute(async (tx) => {
    await statement.execute(tx);
    const started = others();
    await setTimeout(MEANWHILE_MS);
    return { started };
  });
  return coming.started;
}
