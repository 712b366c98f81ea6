import { sql } from 'kysely';
import { daysMs } from '@aylal/domain/calendar';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { notingCalls, type NotedCall } from './note-call.ts';

/** Calls to partners about an order; the same call with the same answer is one row that counts. Instants are the provider's clock. */
interface PartnerCallRow extends NotedCall {
  readonly ref_number: string;
  readonly calls: number;
  readonly first_at: number;
  readonly last_at: number;
}

declare module '../database/tables.ts' {
  interface Tables {
    partner_calls: PartnerCallRow;
  }
}

declare module '../deps.ts' {
  interface Deps {
    readonly partnerCalls: PartnerCallLog;
  }
}

/** Which calls to partners were made for which order. */
export interface PartnerCallLog {
  /** Runs the task; what it asks of partners is noted for this order. */
  about<T>(ref_number: string, task: () => Promise<T>): Promise<T>;
  /** Writes down what was noted since the last time. A provider that is killed loses it. */
  store(): Promise<void>;
}

/** While the database takes nothing, no more than so many are held. */
const MOST = 5_000;
const AGE_MS = daysMs(90);

/** See `PartnerCallLog`. */
export function createPartnerCallLog({ clock, db }: { readonly clock: Clock; readonly db: Db }): PartnerCallLog {
  let noted = new Map<string, PartnerCallRow>();
  function add(call: PartnerCallRow): void {
    const key = JSON.stringify([call.ref_number, call.address, call.answer]);
    const known = noted.get(key);
    if (known || noted.size < MOST) noted.set(key, known ? sumOf(known, call) : call);
  }
  return {
    about: (ref_number, task) =>
      notingCalls((call) => {
        const now = clock.now();
        add({ ...call, ref_number, calls: 1, first_at: now, last_at: now });
      }, task),
    async store() {
      if (noted.size === 0) return;
      const stored = [...noted.values()];
      noted = new Map();
      try {
        await write(db, stored);
      } catch (error) {
        for (const call of stored) add(call);
        throw error;
      }
    },
  };
}

/** Calls are of interest for 90 days. */
export async function forgetOldPartnerCalls(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('partner_calls')
    .where('last_at', '<', now - AGE_MS)
    .execute();
}

async function write(db: Db, calls: PartnerCallRow[]): Promise<void> {
  await db
    .insertInto('partner_calls')
    .values(calls)
    .onConflict((known) =>
      known.columns(['ref_number', 'address', 'answer']).doUpdateSet({
        calls: sql`partner_calls.calls + excluded.calls`,
        longest_ms: sql`greatest(partner_calls.longest_ms, excluded.longest_ms)`,
        first_at: sql`least(partner_calls.first_at, excluded.first_at)`,
        last_at: sql`greatest(partner_calls.last_at, excluded.last_at)`,
      }),
    )
    .execute();
}

function sumOf(one: PartnerCallRow, other: PartnerCallRow): PartnerCallRow {
  return {
    ...one,
    calls: one.calls + other.calls,
    longest_ms: Math.max(one.longest_ms, other.longest_ms),
    first_at: Math.min(one.first_at, other.first_at),
    last_at: Math.max(one.last_at, other.last_at),
  };
}
