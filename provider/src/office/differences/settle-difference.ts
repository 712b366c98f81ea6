import { needsSecondForWriteOff, outcomesOf, writtenOff, type DifferenceOutcome } from '@aylal/domain/office';
import { endDifference } from '../../commerce/reconciliation/end-difference.ts';
import { finishWork } from '../../commerce/work-list/work-list.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Staff } from '../../platform/http/staff.ts';
import { writeAudit } from '../audit-log.ts';
import { lockWork, subjectOf } from '../work-commands.ts';
import { findDifference } from './read-difference.ts';

/** How a person wants a difference to end. */
export interface WantedEnd {
  readonly reference: string;
  readonly outcome: DifferenceOutcome;
  readonly ref_number?: string | undefined;
  readonly reason: string;
}

/** Settles a difference, or asks for a second person where much would be written off: who asks gives the work back, and who agrees takes it and says the same. */
export async function settle(
  deps: Deps,
  tx: Tx,
  staff: Staff,
  wanted: WantedEnd,
  now: number,
): Promise<'waiting' | 'settled'> {
  const { reference, outcome, reason, ref_number } = wanted;
  const of = { kind: 'reconciliation', reference } as const;
  const work = await lockWork(tx, of);
  const difference = await findDifference(tx, reference);
  const known = await tx
    .selectFrom('difference_ends')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  const isAsked = known?.state === 'waiting' && known.outcome === outcome;
  if (isAsked && known.asked_by === staff.id) return 'waiting';
  if (known?.state === 'settled' && known.outcome === outcome && known.decided_by === staff.id) return 'settled';
  if (work.isDone || work.owner !== staff.id) throw refuse('state-conflict');
  if (!outcomesOf(difference.kind).includes(outcome))
    throw refuse('invalid-input', { fields: { outcome: 'validation_invalid' } });

  const amount = outcome === 'write-off' ? writtenOff(difference) : 0;
  const after = { outcome, ...(amount === 0 ? {} : { amount }), ...(ref_number ? { ref_number } : {}) };
  const subject = subjectOf(of);
  const row = { reference, outcome, amount, reason, asked_by: staff.id, asked_at: now };
  if (!isAsked && needsSecondForWriteOff(amount)) {
    await tx
      .insertInto('difference_ends')
      .values({ ...row, state: 'waiting', decided_by: null, decided_at: null })
      .execute();
    await tx.deleteFrom('work_owners').where('kind', '=', of.kind).where('reference', '=', reference).execute();
    await writeAudit(tx, staff, { act: 'ask-write-off', subject, reason, after }, now);
    return 'waiting';
  }
  await endDifference(deps, tx, difference, { reference, outcome, ref_number }, now);
  const decided = { state: 'settled', decided_by: staff.id, decided_at: now } as const;
  await tx
    .insertInto('difference_ends')
    .values({ ...row, ...decided })
    .onConflict((asked) => asked.column('reference').doUpdateSet({ ...decided, outcome, amount }))
    .execute();
  await finishWork(tx, of.kind, reference, now);
  await writeAudit(tx, staff, { act: 'settle-difference', subject, reason, after }, now);
  return 'settled';
}
