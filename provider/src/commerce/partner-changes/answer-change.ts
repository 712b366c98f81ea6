import type { PartnerChangeView } from '@aylal/contracts/orders';
import { partnerChangeKind, type PartnerChangeAnswer } from '@aylal/domain/orders';
import type { Logger } from '@aylal/server';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { hasAccount } from '../orders/has-account.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeAnswers } from '../orders/partner-change-view.ts';
import type { PartnerChangeRow } from '../orders/partner-change-row.ts';
import { isChangeable, isOfThisJourney, refundForChange } from '../orders/refund-for-change.ts';
import { readRefunds } from '../orders/refund-store.ts';
import { sendRefund } from '../refunds/send-refund.ts';
import { finishWork } from '../work-list/work-list.ts';

/** An answer to a change of an order that is locked, and who gives it. */
export interface ChangeAnswer {
  readonly order: OrderRow;
  readonly change: string;
  readonly answer: PartnerChangeAnswer;
  readonly by: NonNullable<PartnerChangeView['answered_by']>;
  readonly now: number;
  readonly log: Logger;
}

type AnswerDeps = Pick<Deps, 'config' | 'events' | 'ids' | 'outbox' | 'products' | 'vault'>;

/**
 * Answers a change: new times go to the partner by the job of all changes, a refund begins at once and goes to the wallet. True when it was answered here, false when it was answered so before.
 * Throws `not-found` for a change of another order, `state-conflict` for one that does not allow the answer, was answered otherwise, was replaced, or has no account any more that a refund could go to.
 */
export async function answerChange(deps: AnswerDeps, tx: Tx, asked: ChangeAnswer): Promise<boolean> {
  const { order, change, answer, by, now } = asked;
  const row = await tx.selectFrom('partner_changes').selectAll().where('id', '=', change).executeTakeFirst();
  if (row?.ref_number !== order.ref_number) throw refuse('not-found');
  const done: readonly string[] = answer === 'accept' ? ['accepting', 'accepted'] : ['refunded'];
  if (done.includes(row.state)) return false;
  const refund = refundForChange(deps, order, row, { refunds: await readRefunds(tx, order.ref_number), now });
  const allowed = changeAnswers(kindOf(deps, order, row), refund?.quote.back ?? 0);
  const isAsked = row.state === 'open' && isChangeable(order) && isOfThisJourney(deps, order, row);
  if (!isAsked || !allowed.includes(answer)) throw refuse('state-conflict');
  if (answer === 'refund' && !(await hasAccount(tx, order))) throw refuse('state-conflict');
  const isAccepted = answer === 'accept';
  await tx
    .updateTable('partner_changes')
    .set({
      state: isAccepted ? 'accepting' : 'refunded',
      answered_by: by,
      answered_at: now,
      next_at: isAccepted ? now : null,
      attempts: 0,
    })
    .where('id', '=', row.id)
    .execute();
  if (isAccepted) await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
  else if (refund) await giveBack(deps, tx, asked, refund);
  return true;
}

async function giveBack(
  deps: AnswerDeps,
  tx: Tx,
  { order, now, log }: ChangeAnswer,
  refund: NonNullable<ReturnType<typeof refundForChange>>,
): Promise<void> {
  const { ref_number, user_id: userId } = order;
  await finishWork(tx, 'partner-change', ref_number, now);
  await sendRefund(deps, { tx, now, log }, { ref_number, userId, account: 'wallet', reason: '', ...refund });
}

/** What kind of change it is, for its own order. */
export function kindOf(
  { products }: Pick<Deps, 'products'>,
  { product, locale }: OrderRow,
  { before, after }: Pick<PartnerChangeRow, 'before' | 'after'>,
): PartnerChangeView['kind'] {
  const legs = (journey: unknown) => products[product].partnerChanges?.legs(journey, locale) ?? [];
  return partnerChangeKind({ before: legs(before), after: legs(after) });
}
