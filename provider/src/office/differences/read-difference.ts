import type { OfficeDifference } from '@aylal/contracts/office';
import { outcomesOf } from '@aylal/domain/office';
import { differenceOf } from '../../commerce/reconciliation/difference-of.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import './difference-tables.ts';

/** The difference of a piece of work, as the comparison found it. 404 where there is none. */
export async function findDifference(db: Db | Tx, reference: string) {
  const work = await db
    .selectFrom('work_items')
    .select(['reference', 'raw'])
    .where('kind', '=', 'reconciliation')
    .where('reference', '=', reference)
    .executeTakeFirst();
  const difference = work && differenceOf(work);
  if (!difference) throw refuse('not-found');
  return difference;
}

/** The same for the screen, with the ends that it may have and the wish that waits for a second person. */
export async function readDifferenceOf(db: Db | Tx, reference: string): Promise<OfficeDifference> {
  const difference = await findDifference(db, reference);
  const asked = await db
    .selectFrom('difference_ends as e')
    .innerJoin('staff as p', 'p.id', 'e.asked_by')
    .select(['e.reason', 'e.amount', 'e.asked_at', 'p.id', 'p.name', 'p.role'])
    .where('e.reference', '=', reference)
    .where('e.state', '=', 'waiting')
    .executeTakeFirst();
  return {
    reference,
    ...difference,
    outcomes: [...outcomesOf(difference.kind)],
    asked: asked
      ? {
          by: { id: asked.id, name: asked.name, role: asked.role },
          reason: asked.reason,
          amount: asked.amount,
          at: new Date(asked.asked_at).toISOString(),
        }
      : null,
  };
}
