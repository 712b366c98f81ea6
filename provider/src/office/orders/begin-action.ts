import type { Db, Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { ActionOnOrder } from './order-office-tables.ts';

/**
 * True for the first time that this id is sent: the action is then to be done in this transaction. False when it was done before. 409 when the id was used for something else, so that
 * the answer never claims what was not done.
 */
export async function beginAction(
  tx: Tx,
  { id, ref_number, action }: { readonly id: string; readonly ref_number: string; readonly action: ActionOnOrder },
  now: number,
): Promise<boolean> {
  const isNew = await tx
    .insertInto('office_actions')
    .values({ id, ref_number, action, at: now })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (isNew) return true;
  const known = await tx.selectFrom('office_actions').selectAll().where('id', '=', id).executeTakeFirst();
  if (known?.ref_number !== ref_number || known.action !== action) throw refuse('state-conflict');
  return false;
}

/** Whether an action of this id was done before. */
export async function wasBegun(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('office_actions').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
