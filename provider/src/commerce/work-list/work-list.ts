import type { WorkKind } from '@aylal/domain/office';
import type { Money } from '@aylal/domain/money';
import type { Db, Tx } from '../../platform/database/database.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    work_items: WorkItem;
  }
}

/** Something that a person has to decide or to finish. `at` in milliseconds of the provider's clock. */
export interface WorkItem {
  kind: WorkKind;
  /** What it is about: an order, a payment. One kind of work about it is listed once. */
  reference: string;
  amount: Money;
  /** What is to be done, for the person who does it. */
  task: string;
  /** What the partner wrote, as it came; null where nothing of theirs is in question. */
  raw: string | null;
  at: number;
  done_at: number | null;
}

/** Work that is new. `raw` may be anything that JSON can say. */
export interface NewWork extends Omit<WorkItem, 'done_at' | 'raw'> {
  readonly raw?: unknown;
}

const SHOWN = 500;
const RAW_AT_MOST = 4_000;

/** Puts work on the list; doing it again changes nothing. */
export async function addWork(db: Db | Tx, { raw, ...item }: NewWork): Promise<void> {
  await db
    .insertInto('work_items')
    .values({ ...item, raw: raw === undefined ? null : JSON.stringify(raw).slice(0, RAW_AT_MOST), done_at: null })
    .onConflict((known) => known.columns(['kind', 'reference']).doNothing())
    .execute();
}

/** Puts work on the list that was done and is not: what is tried without end comes back to a person. Open work stays as it is. */
export async function addWorkAgain(db: Db | Tx, { raw, ...item }: NewWork): Promise<void> {
  const text = raw === undefined ? null : JSON.stringify(raw).slice(0, RAW_AT_MOST);
  await db
    .insertInto('work_items')
    .values({ ...item, raw: text, done_at: null })
    .onConflict((known) =>
      known
        .columns(['kind', 'reference'])
        .doUpdateSet({ at: item.at, task: item.task, raw: text, done_at: null })
        .where('work_items.done_at', 'is not', null),
    )
    .execute();
}

/** Open work, oldest first, at most 500. */
export function openWork(db: Db): Promise<WorkItem[]> {
  return db
    .selectFrom('work_items')
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('at')
    .orderBy('reference')
    .limit(SHOWN)
    .execute();
}

/** False when there is no such open work. */
export async function finishWork(db: Db | Tx, kind: WorkKind, reference: string, now: number): Promise<boolean> {
  const done = await db
    .updateTable('work_items')
    .set({ done_at: now })
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .where('done_at', 'is', null)
    .returning('reference')
    .executeTakeFirst();
  return done !== undefined;
}
