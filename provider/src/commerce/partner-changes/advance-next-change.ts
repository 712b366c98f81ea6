import { minutesMs } from '@aylal/domain/calendar';
import { endWithoutAnswer } from '@aylal/domain/orders';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { claimNextJob, type DueTable } from '../../platform/jobs/claim-next-job.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { lockOrder } from '../orders/order-store.ts';
import { watchOrder, type PartnerChangeRow } from '../orders/partner-change-row.ts';
import { isChangeable, isOrderOver } from '../orders/refund-for-change.ts';
import { answerChange, kindOf } from './answer-change.ts';
import { endNeedless } from './end-changes.ts';
import { takeNewTimes } from './take-new-times.ts';

const due: DueTable = { table: 'partner_changes', key: 'id', dueAt: 'next_at', attempts: 'attempts' };
const RETRY_MS = minutesMs(1);
const RETRY_AT_MOST_MS = minutesMs(30);

/** Takes one change that is due a step on: what nobody has answered ends at its date, new times that are accepted go to the partner. False when none is due. */
export async function advanceNextChange(deps: Deps): Promise<boolean> {
  const row = await deps.db
    .transaction()
    .execute((tx) =>
      claimNextJob<PartnerChangeRow>(tx, due, deps.clock.now(), (tries) =>
        Math.min(RETRY_MS * 2 ** Math.min(tries, 10), RETRY_AT_MOST_MS),
      ),
    );
  if (!row) return false;
  await (row.state === 'open' ? endUnanswered(deps, row) : accept(deps, row));
  return true;
}

/** What people have to work out waits for them: it is on their list. */
async function endUnanswered(deps: Deps, { id, ref_number }: PartnerChangeRow): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (tx) => {
    const { order, row } = await lockBoth(tx, ref_number, id);
    if (!order || row.state !== 'open') return;
    // A refund of some tickets is on its way: again later.
    if (!isChangeable(order)) return isOrderOver(order) ? endNeedless(tx, ref_number, now) : undefined;
    const answer = endWithoutAnswer(kindOf(deps, order, row));
    const log = deps.logger;
    try {
      await answerChange(deps, tx, { order, change: id, answer, by: 'time', now, log });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      await tx.updateTable('partner_changes').set({ next_at: null }).where('id', '=', id).execute();
      deps.logger.warn('partner-change-left-to-people', { ref_number, change: id });
    }
  });
}

async function accept(deps: Deps, row: PartnerChangeRow): Promise<void> {
  const { ref_number, id } = row;
  const order = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('ref_number', '=', ref_number)
    .executeTakeFirstOrThrow();
  // What is refunded needs no new times, and what is being refunded waits.
  if (isOrderOver(order)) return deps.db.transaction().execute((tx) => endNeedless(tx, ref_number, deps.clock.now()));
  if (!isChangeable(order)) return;
  const { accept: ask } = deps.products[order.product].partnerChanges ?? {};
  if (!ask) throw new Error(`An order of ${order.product} has no new times`);
  try {
    const taken = await deps.partnerCalls.about(ref_number, () => ask(deps, order, row));
    if (taken === 'replaced') return await lookAgain(deps, row);
    await deps.db.transaction().execute(async (tx) => {
      const { order: locked, row: now } = await lockBoth(tx, ref_number, id);
      if (locked && now.state === 'accepting') await takeNewTimes(deps, tx, { order: locked, row: now }, taken);
    });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    deps.logger.warn('partner-change-not-accepted', { ref_number, change: id, kind: error.kind, key: error.key });
  }
}

/** The partner has changed it again: it is asked at once, and the customer then. */
async function lookAgain({ db, clock }: Pick<Deps, 'clock' | 'db'>, { id, ref_number, answer_by }: PartnerChangeRow) {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('partner_changes')
      .set({ state: 'open', answered_by: null, answered_at: null, next_at: answer_by })
      .where('id', '=', id)
      .where('state', '=', 'accepting')
      .execute();
    await watchOrder(tx, ref_number, clock.now());
  });
}

/** The order first, as everywhere, so that nobody waits for each other. */
async function lockBoth(
  tx: Tx,
  ref_number: string,
  id: string,
): Promise<{ order: OrderRow | undefined; row: PartnerChangeRow }> {
  const order = await lockOrder(tx, ref_number);
  const row = await tx.selectFrom('partner_changes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return { order, row };
}
