import { needsDecision, type WorkKind } from '@aylal/domain/office';
import { finishWork } from '../commerce/work-list/work-list.ts';
import type { Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/http/problem-error.ts';
import type { Staff } from '../platform/http/staff.ts';
import { writeAudit } from './audit-log.ts';

/** One piece of work. */
export interface WorkOf {
  readonly kind: WorkKind;
  readonly reference: string;
}

/** How the audit log names work. */
export const subjectOf = ({ kind, reference }: WorkOf) => `${kind} ${reference}`;

/** The work, so that nobody else acts on it before this transaction ends, and who has taken it. 404 where there is none. */
export async function lockWork(tx: Tx, { kind, reference }: WorkOf) {
  const work = await tx
    .selectFrom('work_items')
    .select('done_at')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!work) throw refuse('not-found');
  const owner = await tx
    .selectFrom('work_owners')
    .select('staff_id')
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return { isDone: work.done_at !== null, owner: owner?.staff_id ?? null };
}

/** Assigns work to a person, or to nobody. 409 when it is done, or when it is not with whom the screen said. */
export async function giveWork(
  tx: Tx,
  staff: Staff,
  of: WorkOf,
  { was, owner }: { readonly was: string | null; readonly owner: string | null },
  now: number,
): Promise<void> {
  const work = await lockWork(tx, of);
  if (!work.isDone && work.owner === owner) return;
  if (work.isDone || work.owner !== was) throw refuse('state-conflict');
  const row = { kind: of.kind, reference: of.reference };
  await tx.deleteFrom('work_owners').where('kind', '=', of.kind).where('reference', '=', of.reference).execute();
  if (owner !== null)
    await tx
      .insertInto('work_owners')
      .values({ ...row, staff_id: owner, since: now })
      .execute();
  const [before, after] = [await personOf(tx, work.owner), await personOf(tx, owner)];
  await writeAudit(tx, staff, { act: 'give-work', subject: subjectOf(of), before, after }, now);
}

/** As the audit log names a person. */
async function personOf(tx: Tx, id: string | null): Promise<{ readonly id: string; readonly name: string } | null> {
  if (id === null) return null;
  return tx.selectFrom('staff').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Adds a note to open work, once for its id; false when it is there already. */
export async function addNote(
  tx: Tx,
  staff: Staff,
  of: WorkOf,
  { id, text }: { readonly id: string; readonly text: string },
  now: number,
): Promise<boolean> {
  const work = await lockWork(tx, of);
  const row = { id, kind: of.kind, reference: of.reference, staff_id: staff.id, text, at: now };
  const known = await tx.selectFrom('work_notes').select('id').where('id', '=', id).executeTakeFirst();
  if (known) return false;
  if (work.isDone) throw refuse('state-conflict');
  await tx.insertInto('work_notes').values(row).execute();
  await writeAudit(tx, staff, { act: 'note-work', subject: subjectOf(of), after: text }, now);
  return true;
}

/** Finishes work that this person has taken. 409 when another person has it, or nobody; once it is done, saying so again is right. */
export async function endWork(tx: Tx, staff: Staff, of: WorkOf, reason: string, now: number): Promise<void> {
  const work = await lockWork(tx, of);
  if (work.owner !== staff.id || (needsDecision(of.kind) && !work.isDone)) throw refuse('state-conflict');
  if (work.isDone) return;
  await finishWork(tx, of.kind, of.reference, now);
  await writeAudit(tx, staff, { act: 'finish-work', subject: subjectOf(of), reason }, now);
}
