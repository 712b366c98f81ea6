import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../platform/database/open-database.ts';

/** Nothing may stand still for so long. */
const PATIENCE_MS = 60_000;
const PAUSE_MS = 1_000;

/** Mails and texts that do not go out although nothing fails any more, by their state. As long as some of them go, the others are waited for. */
export async function unsentMessages(databaseUrl: string, patienceMs = PATIENCE_MS): Promise<readonly string[]> {
  const { db, close } = await openDatabase(databaseUrl, { poolSize: 1 });
  try {
    let before = Infinity;
    for (let until = performance.now() + patienceMs; ;) {
      const states = await db
        .selectFrom('outbox')
        .select(({ fn }) => ['state' as const, fn.countAll<number>().as('count')])
        .where('state', '<>', 'sent')
        .groupBy('state')
        .execute();
      const unsent = states.reduce((sum, { count }) => sum + count, 0);
      if (unsent === 0) return [];
      if (unsent < before) until = performance.now() + patienceMs;
      before = unsent;
      if (performance.now() > until)
        return states.map(({ state, count }) => `${count} messages have not gone out: ${state}`);
      await wait(PAUSE_MS);
    }
  } finally {
    await close();
  }
}
