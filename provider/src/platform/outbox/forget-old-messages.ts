import { sql } from 'kysely';
import { daysMs } from '@aylal/domain/calendar';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';

const DAY_MS = daysMs(1);

/** That something was sent is of interest for a day; what nobody took by then is worth nothing either (SEC-4). The sandbox forgets its copies with it. */
export async function forgetOldMessages(db: Db, now: number, { sandbox }: Pick<Config, 'sandbox'>): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', now - DAY_MS)
    .execute();
  if (sandbox) await sql`delete from sandbox.messages where id not in (select id from outbox)`.execute(db);
}
