import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { sha256 } from '../ids.ts';

declare module '../database/tables.ts' {
  interface Tables {
    rate_windows: { key: string; calls: number; ends_at: number };
  }
}

/** Calls of one key in the window that ends at `endsAt`, in milliseconds. */
export interface CountedCalls {
  readonly key: string;
  readonly calls: number;
  readonly endsAt: number;
}

/** The counts of all instances. */
export interface RateLimitStore {
  /** Adds to each key's window, or opens a new one where the old has ended, and answers what all instances have counted there. */
  add(counted: readonly CountedCalls[], now: number): Promise<readonly CountedCalls[]>;
}

/** In the database, with one statement for however many keys. Keys are kept as hashes: they hold addresses of customers (PII-1). */
export function createRateLimitStore(db: Db): RateLimitStore {
  return {
    add: async (counted, now) => {
      // In one order, so that two instances never wait for each other's rows.
      const byHash = new Map(counted.map((one) => [sha256(one.key), one] as const));
      const rows = [...byHash].toSorted(([a], [b]) => (a < b ? -1 : 1));
      const totals = await sql<{ key: string; calls: number; ends_at: number }>`
        insert into rate_windows as known (key, calls, ends_at)
        select * from unnest(
          ${rows.map(([hash]) => hash)}::text[], ${rows.map(([, { calls }]) => calls)}::integer[], ${rows.map(([, { endsAt }]) => endsAt)}::bigint[])
        on conflict (key) do update set
          calls = case when known.ends_at <= ${now} then excluded.calls else known.calls + excluded.calls end,
          ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
        returning key, calls, ends_at`.execute(db);
      return totals.rows.map(({ key, calls, ends_at }) => ({
        key: byHash.get(key)?.key ?? '',
        calls,
        endsAt: ends_at,
      }));
    },
  };
}

/** Windows that have ended count for nothing. */
export async function forgetEndedWindows(db: Db, now: number): Promise<void> {
  await db.deleteFrom('rate_windows').where('ends_at', '<', now).execute();
}
