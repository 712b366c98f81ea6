import { hoursMs, minutesMs } from '@aylal/domain/calendar';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Staff, StaffFinder } from '../platform/http/staff.ts';
import { sha256, type Ids } from '../platform/ids.ts';
import type { StaffRow } from './office-tables.ts';

declare module '../platform/deps.ts' {
  interface Deps {
    readonly staffSessions: StaffSessions;
  }
}

/** Who does nothing for so long signs in again, and everybody after a working day. */
const IDLE_MS = minutesMs(30);
const ABSOLUTE_MS = hoursMs(10);
/** The half hour is moved on at most once in this time, so that reads do not write. */
const RENEW_AFTER_MS = minutesMs(1);

export interface StaffSessions extends StaffFinder {
  /** A new token, never one that was there before (SEC-2). */
  open(db: Db | Tx, staff: StaffRow): Promise<{ token: string; staff: Staff }>;
  revoke(db: Db | Tx, tokenHash: string): Promise<void>;
  forgetEnded(db: Db): Promise<void>;
}

/** Sessions of the office, apart from those of customers in every way. Tokens are kept as hashes only (SEC-1). */
export function createStaffSessions({ clock, ids }: { readonly clock: Clock; readonly ids: Ids }): StaffSessions {
  const endOf = ({ created_at, used_at }: { created_at: number; used_at: number }) =>
    Math.min(used_at + IDLE_MS, created_at + ABSOLUTE_MS);
  return {
    async open(db, { id, name, role }) {
      const token = ids.token();
      const now = clock.now();
      const tokenHash = sha256(token);
      const times = { created_at: now, used_at: now };
      await db
        .insertInto('staff_sessions')
        .values({ token_hash: tokenHash, staff_id: id, ...times })
        .execute();
      return { token, staff: { id, name, role, tokenHash, expiresAt: endOf(times) } };
    },
    async find(db, token) {
      const tokenHash = sha256(token);
      const row = await db
        .selectFrom('staff_sessions as s')
        .innerJoin('staff as p', 'p.id', 's.staff_id')
        .select(['p.id', 'p.name', 'p.role', 's.created_at', 's.used_at'])
        .where('s.token_hash', '=', tokenHash)
        .where('p.ended_at', 'is', null)
        .executeTakeFirst();
      const now = clock.now();
      if (!row || endOf(row) <= now) return null;
      const { id, name, role, created_at } = row;
      if (now - row.used_at >= RENEW_AFTER_MS)
        await db.updateTable('staff_sessions').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
      return { id, name, role, tokenHash, expiresAt: endOf({ created_at, used_at: now }) };
    },
    async revoke(db, tokenHash) {
      await db.deleteFrom('staff_sessions').where('token_hash', '=', tokenHash).execute();
    },
    async forgetEnded(db) {
      const now = clock.now();
      await db
        .deleteFrom('staff_sessions')
        .where((where) =>
          where.or([where('used_at', '<=', now - IDLE_MS), where('created_at', '<=', now - ABSOLUTE_MS)]),
        )
        .execute();
    },
  };
}
