import { answerChangeBy, isJourneyAsAgreed } from '@aylal/domain/orders';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { PartnerChangeRow } from '../orders/partner-change-row.ts';
import type { ChangeByPartner, PartnerChanges } from '../orders/partner-changes.ts';
import { isOfThisJourney } from '../orders/refund-for-change.ts';
import { readRefunds } from '../orders/refund-store.ts';
import { addWorkAgain, finishWork } from '../work-list/work-list.ts';
import { sendChangeMail } from './change-mails.ts';
import { endNeedless } from './end-changes.ts';

interface Received {
  /** Locked by the caller. */
  readonly order: OrderRow;
  readonly partnerChanges: PartnerChanges;
  /** What the partner says now; undefined where it has changed nothing. */
  readonly read: ChangeByPartner | undefined;
}

/**
 * Writes down what a partner says of an order: the customer is mailed and asked, the office sees it until it is answered. A later change takes the place of the one before, against what the customer
 * has agreed to; old times that are back are taken at once, and end what was open; so do other flights of the customer's own choice.
 */
export async function receiveChange(deps: Deps, tx: Tx, received: Received): Promise<void> {
  const { order, read } = received;
  const { ref_number } = order;
  const living = await tx
    .selectFrom('partner_changes')
    .selectAll()
    .where('ref_number', '=', ref_number)
    .where('state', 'in', ['open', 'accepting'])
    .executeTakeFirst();
  if (living && !isOfThisJourney(deps, order, living)) return endNeedless(tx, ref_number, deps.clock.now());
  if (!read) {
    if (living?.state === 'open') await withdraw(deps, tx, order, living);
    return;
  }
  if (living?.partner_id === read.id || (await isAnswered(tx, ref_number, read.id))) return;
  const before = received.partnerChanges.agreed(order);
  const legs = (journey: unknown) => received.partnerChanges.legs(journey, order.locale);
  const change = { before: legs(before), after: legs(read.journey) };
  const isBack = isJourneyAsAgreed(change);
  if (living && isBack) await withdraw(deps, tx, order, living);
  else if (living) await end(tx, living, 'replaced');
  const now = deps.clock.now();
  const answer_by = answerChangeBy(change, now);
  const row = await tx
    .insertInto('partner_changes')
    .values({
      id: deps.ids.reference('PCH'),
      ref_number,
      partner_id: read.id,
      state: isBack ? 'accepting' : 'open',
      before: JSON.stringify(before),
      after: JSON.stringify(read.journey),
      arrived_at: now,
      answer_by,
      answered_by: isBack ? 'time' : null,
      answered_at: isBack ? now : null,
      next_at: isBack ? now : answer_by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  deps.logger.info('partner-change', { ref_number, product: order.product, change: row.id, back: isBack });
  if (!isBack) await ask(deps, tx, order, row);
}

/** The customer is asked by mail and on the page; the office sees that nobody has answered. */
async function ask(deps: Deps, tx: Tx, order: OrderRow, row: PartnerChangeRow): Promise<void> {
  const { ref_number: reference, product, paid: amount } = order;
  const moment = { refunds: await readRefunds(tx, reference), now: row.arrived_at };
  await sendChangeMail(deps, tx, { order, row, moment });
  const until = new Date(row.answer_by).toISOString();
  const task = `${product}: the partner has changed the journey. The customer is asked and may answer until ${until}. Call who does not answer.`;
  await addWorkAgain(tx, { kind: 'partner-change', reference, amount, task, at: row.arrived_at });
  await deps.events.publish(tx, 'order/changed', { ref_number: reference });
}

/** The partner has gone back to what the customer agreed to. */
async function withdraw(deps: Deps, tx: Tx, order: OrderRow, row: PartnerChangeRow): Promise<void> {
  await end(tx, row, 'withdrawn');
  await finishWork(tx, 'partner-change', order.ref_number, deps.clock.now());
  const moment = { refunds: [], now: deps.clock.now() };
  await sendChangeMail(deps, tx, { order, row, moment }, 'change-withdrawn');
  await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
}

async function end(tx: Tx, { id }: PartnerChangeRow, state: 'replaced' | 'withdrawn'): Promise<void> {
  await tx.updateTable('partner_changes').set({ state, next_at: null }).where('id', '=', id).execute();
}

/** What was answered, or was about flights that the customer has changed, is not asked again. */
async function isAnswered(tx: Tx, ref_number: string, partner_id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('partner_changes')
    .select('id')
    .where('ref_number', '=', ref_number)
    .where('partner_id', '=', partner_id)
    .where('state', 'in', ['accepted', 'refunded', 'ended'])
    .executeTakeFirst();
  return row !== undefined;
}
