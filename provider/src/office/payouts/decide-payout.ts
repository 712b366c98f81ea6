import { refundToWallet } from '../../commerce/refunds/finish-refund.ts';
import { refuseWithdrawal, type PayoutRefusal } from '../../commerce/withdrawals/refuse-withdrawal.ts';
import { finishWork } from '../../commerce/work-list/work-list.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Staff } from '../../platform/http/staff.ts';
import { writeAudit } from '../audit-log.ts';
import { lockWork, subjectOf } from '../work-commands.ts';

/** What a person decides on a payout. */
export interface PayoutDecision {
  readonly reference: string;
  readonly agree: boolean;
  /** Stays in the office. */
  readonly reason: string;
  /** What the customer of a refused one reads of why. */
  readonly for_customer: string;
}

/** Approves a payout that waits, so that its job pays it, or refuses it, so that the money is back in the customer's wallet. */
export async function endPayout(
  deps: Deps,
  tx: Tx,
  staff: Staff,
  { reference, agree, reason, for_customer }: PayoutDecision,
  now: number,
): Promise<void> {
  const of = { kind: 'payout-approval', reference } as const;
  const work = await lockWork(tx, of);
  const asked = await tx
    .selectFrom('payout_approvals')
    .select(['state', 'decided_by', 'amount'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const state = agree ? 'approved' : 'refused';
  if (asked.state === state && asked.decided_by === staff.id) return;
  if (asked.state !== 'waiting' || work.owner !== staff.id) throw refuse('state-conflict');
  await tx
    .updateTable('payout_approvals')
    .set({ state, decided_by: staff.id, decided_at: now })
    .where('reference', '=', reference)
    .execute();
  const isDone = agree ? resume(tx, reference, now) : giveBack(deps, tx, reference, { now, note: for_customer });
  if (!(await isDone)) throw refuse('state-conflict');
  await finishWork(tx, of.kind, reference, now);
  const after = agree ? { amount: asked.amount } : { amount: asked.amount, for_customer };
  const act = agree ? 'approve-payout' : 'refuse-payout';
  await writeAudit(tx, staff, { act, subject: subjectOf(of), reason, after }, now);
}

/** The job pays it from now on. False for one that has ended. */
async function resume(tx: Tx, reference: string, now: number): Promise<boolean> {
  const due = { attempts: 0, next_at: now } as const;
  const { numUpdatedRows } = await (
    reference.startsWith('WDR-')
      ? tx.updateTable('withdrawals').set(due).where('id', '=', reference).where('state', '=', 'pending')
      : tx.updateTable('refunds').set(due).where('id', '=', reference).where('state', '=', 'in-process')
  ).executeTakeFirst();
  return numUpdatedRows === 1n;
}

function giveBack(deps: Deps, tx: Tx, reference: string, refusal: PayoutRefusal): Promise<boolean> {
  return (reference.startsWith('WDR-') ? refuseWithdrawal : refundToWallet)(deps, tx, reference, refusal);
}
