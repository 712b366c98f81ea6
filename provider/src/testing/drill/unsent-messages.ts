import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../platform/database/open-database.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 1_000;

/** Mails and texts that have not gone out although nothing fails any more. */
export async function unsentMessages(databaseUrl: string, patienceMs = PATIENCE_MS): Promise<readonly string[]> {
  const { db, close } = await openDatabase(databaseUrl, { poolSize: 1 });
  try {
    for (const until = performance.now() + patienceMs; ;) {
      const { unsent } = await db
        .selectFrom('outbox')
        .select(({ fn }) => fn.countAll<number>().as('unsent'))
        .where('state', '<>', 'sent')
        .executeTakeFirstOrThrow();
      if (unsent === 0) return [];
      if (performance.now() > until) return [`${unsent} messages have not gone out`];
      await wait(PAUSE_MS);
    }
  } finally {
    await close();
  }
}
