import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { holdRefOf } from '../change-hold.ts';
import { sendOrderMail } from '../order-mails.ts';
import { orderStatus, type OrderRow } from '../order-row.ts';
import { evolveMoney, sumOf, type MoneyEvent } from './decide-money.ts';
import type { MoneyState } from './money-state.ts';

/** What has happened to the money of an order, from which state on. */
export interface MoneyHistory {
  readonly state: MoneyState;
  readonly events: readonly MoneyEvent[];
  readonly at: number;
}

/**
 * Keeps what counts for a locked order. Once it is settled, goods that are there with the money are handed over in the same transaction, so once; others are due from their supplier. A later payment
 * in parts is confirmed by mail.
 */
export async function countMoney(deps: Deps, tx: Tx, order: OrderRow, history: MoneyHistory): Promise<void> {
  const { state, events, at } = history;
  const { handOver } = deps.products[order.product];
  const settled = events.some(({ kind }) => kind === 'settled');
  const next = handOver
    ? { status: orderStatus.issued, fulfilled_at: at }
    : { status: orderStatus.paid, next_fulfil_at: at };
  const row = await tx
    .updateTable('orders')
    .set({
      paid: paidAfter(history),
      ...(settled ? { ...next, paid_at: at, ended_at: null } : {}),
      ...(settled && order.change ? { change: JSON.stringify({ ...order.change, state: 'reissuing' }) } : {}),
    })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (state.kind === 'running') await sendOrderMail(deps, tx, order, 'part-paid', sumOf(events, 'counted'));
  if (!settled) return;
  if (handOver) {
    await handOver(deps, tx, row, at);
    return sendOrderMail(deps, tx, row, 'issued');
  }
  await deps.inventory.confirm(tx, holdRefOf(order));
  await sendOrderMail(deps, tx, order, 'paid', row.paid - (order.change?.heldTotal ?? 0));
}

function paidAfter({ state, events }: MoneyHistory) {
  const after = events.reduce(evolveMoney, state);
  if (after.kind !== 'open' && after.kind !== 'running')
    throw new Error(`nothing counts for money that is ${after.kind}`);
  return after.paid;
}
