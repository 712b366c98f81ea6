import type { StaffRole } from '@aylal/domain/office';
import type { Db, Tx } from '../platform/database/database.ts';

/** What a person of the office did; `before` and `after` are whatever JSON can say, undefined where there is nothing. */
export interface Act {
  readonly act: string;
  readonly subject: string;
  readonly reason?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Who did it: a person of the office, or who works on the machine itself. */
export interface Actor {
  readonly id: string;
  readonly name: string;
  readonly role: StaffRole | 'operator';
}

/** Writes what was done, in the transaction that does it: neither is there without the other. */
export async function writeAudit(
  tx: Tx,
  { id, name, role }: Actor,
  { act, subject, reason = '', before, after }: Act,
  at: number,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({ at, staff_id: id, name, role, act, subject, reason, before: json(before), after: json(after) })
    .execute();
}

/** Whether a person has read this before: it is written down once. */
export async function hasRead(tx: Tx, { id }: Pick<Actor, 'id'>, { act, subject }: Act): Promise<boolean> {
  const read = await tx
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('act', '=', act)
    .where('staff_id', '=', id)
    .executeTakeFirst();
  return read !== undefined;
}

/** The newest first, from below an id. */
export async function readAudit(db: Db, { before, limit }: { before?: number | undefined; limit: number }) {
  const all = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
  return before === undefined ? all.execute() : all.where('id', '<', before).execute();
}

function json(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
