import type { Db, Tx } from '../platform/database/database.ts';
import type { Staff } from '../platform/http/staff.ts';

/** What a person of the office did; `before` and `after` are whatever JSON can say, undefined where there is nothing. */
export interface Act {
  readonly act: string;
  readonly subject: string;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes what was done, in the transaction that does it: neither is there without the other. */
export async function writeAudit(
  tx: Tx,
  { id, name, role }: Pick<Staff, 'id' | 'name' | 'role'>,
  { act, subject, reason = '', before, after }: Act,
  at: number,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ at, staff_id: id, name, role, act, subject, reason, before: json(before), after: json(after) })
    .execute();
}

/** The newest first, from below an id. */
export async function readAudit(db: Db, { before, limit }: { before?: number | undefined; limit: number }) {
  const all = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  return before === undefined ? all.execute() : all.where('id', '<', before).execute();
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
