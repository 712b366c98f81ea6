import { needsApproval } from '@aylal/domain/office';
import type { Money } from '@aylal/domain/money';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { addWork } from '../../work-list/work-list.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    payout_approvals: PayoutApproval;
  }
}

/** Money that leaves to a bank account once a person has approved it. `decided_by` is null while it waits, and of what was under way before people were asked. */
export interface PayoutApproval {
  /** Of the withdrawal or refund. */
  reference: string;
  amount: Money;
  state: 'waiting' | 'approved' | 'refused';
  asked_at: number;
  decided_by: string | null;
  decided_at: number | null;
}

/** A payout that is due, and how its job leaves it alone from then on. */
export interface DuePayout {
  readonly reference: string;
  readonly amount: Money;
  readonly pause: (tx: Tx) => Promise<unknown>;
}

/** Whether a payout has to wait for a person; then its job leaves it alone and it is on the work list. */
export async function waitsForApproval(
  { db, clock, logger }: Pick<Deps, 'clock' | 'db' | 'logger'>,
  { reference, amount, pause }: DuePayout,
): Promise<boolean> {
  if (!needsApproval(amount)) return false;
  return db.transaction().execute(async (tx) => {
    const asked_at = clock.now();
    const added = await tx
      .insertInto('payout_approvals')
      .values({ reference, amount, state: 'waiting', asked_at, decided_by: null, decided_at: null })
      .onConflict((known) => known.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (!added) return (await stateOf(tx, reference)) !== 'approved';
    await pause(tx);
    const task = 'Much money wants to leave to a bank account. Look at whose it is and why, and approve or refuse.';
    await addWork(tx, { kind: 'payout-approval', reference, amount, task, at: asked_at });
    logger.info('payout-waits', { reference, amount });
    return true;
  });
}

async function stateOf(tx: Tx, reference: string): Promise<PayoutApproval['state']> {
  const { state } = await tx
    .selectFrom('payout_approvals')
    .select('state')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return state;
}
