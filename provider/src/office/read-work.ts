import { sql } from 'kysely';
import { workDueAt, type WorkKind } from '@aylal/domain/office';
import type { OfficeWork } from '@aylal/contracts/office';
import type { Db, Tx } from '../platform/database/database.ts';

/** Which open work, and from where on. */
export interface WorkFilter {
  readonly after?: string | undefined;
  readonly kind?: WorkKind | undefined;
  /** The id of who has taken it, null for what nobody has taken; undefined for all. */
  readonly owner?: string | null | undefined;
  readonly reference?: string | undefined;
  readonly limit: number;
}

/** Open work, the oldest first, with who has it and what was noted; `next` is where the next page begins. */
export async function readWork(db: Db | Tx, { after, kind, owner, reference, limit }: WorkFilter) {
  let query = db
    .selectFrom('work_items as w')
    .leftJoin('work_owners as o', (join) =>
      join.onRef('o.kind', '=', 'w.kind').onRef('o.reference', '=', 'w.reference'),
    )
    .leftJoin('staff as p', 'p.id', 'o.staff_id')
    .select(['w.kind', 'w.reference', 'w.amount', 'w.task', 'w.raw', 'w.at', 'p.id as owner_id', 'p.name', 'p.role'])
    .where('w.done_at', 'is', null);
  // The contract has checked its shape.
  const [at, afterReference, afterKind] = after?.split(' ') ?? [];
  if (at !== undefined)
    query = query.where(
      sql<boolean>`(w.at, w.reference, w.kind) > (${Number(at)}::bigint, ${afterReference}, ${afterKind})`,
    );
  if (kind) query = query.where('w.kind', '=', kind);
  if (reference !== undefined) query = query.where('w.reference', '=', reference);
  if (owner === null) query = query.where('o.staff_id', 'is', null);
  else if (owner !== undefined) query = query.where('o.staff_id', '=', owner);
  const rows = await query
    .orderBy('w.at')
    .orderBy('w.reference')
    .orderBy('w.kind')
    .limit(limit + 1)
    .execute();
  const page = rows.slice(0, limit);
  const notes = await notesOf(
    db,
    page.map((row) => row.reference),
  );
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(({ owner_id, name, role, ...row }): OfficeWork => ({
      ...row,
      at: new Date(row.at).toISOString(),
      due_at: new Date(workDueAt(row)).toISOString(),
      owner: owner_id && name && role ? { id: owner_id, name, role } : null,
      notes: notes
        .filter((note) => note.kind === row.kind && note.reference === row.reference)
        .map(({ id, by, text, at: written }) => ({ id, by, text, at: new Date(written).toISOString() })),
    })),
    next: last ? `${last.at} ${last.reference} ${last.kind}` : null,
  };
}

/** How much waits in all. */
export async function countWork(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('work_items')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

async function notesOf(db: Db | Tx, references: readonly string[]) {
  if (references.length === 0) return [];
  return db
    .selectFrom('work_notes as n')
    .innerJoin('staff as p', 'p.id', 'n.staff_id')
    .select(['n.id', 'n.kind', 'n.reference', 'n.text', 'n.at', 'p.name as by'])
    .where('n.reference', 'in', references)
    .orderBy('n.at')
    .orderBy('n.id')
    .execute();
}
