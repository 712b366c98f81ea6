import type { OfficeOrder } from '@aylal/contracts/office';
import { goodwillLeft, needsSecondPerson } from '@aylal/domain/office';
import { accounts, post } from '../../commerce/ledger/ledger.ts';
import { sendOrderMail } from '../../commerce/orders/order-mails.ts';
import { hasAccount } from '../../commerce/orders/has-account.ts';
import type { OrderRow } from '../../commerce/orders/order-row.ts';
import { addWork, finishWork } from '../../commerce/work-list/work-list.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import type { Staff } from '../../platform/http/staff.ts';
import { writeAudit } from '../audit-log.ts';
import { orderSubject } from './order-records.ts';
import './order-office-tables.ts';

type GoodwillDeps = Pick<Deps, 'config' | 'events' | 'outbox' | 'products'>;

/** What the office wants to give for an order. */
export interface AskedGoodwill {
  readonly id: string;
  readonly amount: number;
  readonly reason: string;
}

/** Gives money for an order that is locked, or asks a second person to agree where there is much of it. Once for its id. 400 for more than is left. */
export async function askGoodwill(
  deps: GoodwillDeps,
  tx: Tx,
  { order, staff, now }: { readonly order: OrderRow; readonly staff: Staff; readonly now: number },
  { id, amount, reason }: AskedGoodwill,
): Promise<void> {
  const { ref_number, total } = order;
  const before = await tx.selectFrom('goodwill').selectAll().where('ref_number', '=', ref_number).execute();
  if (before.some((one) => one.id === id)) return;
  if (await isTaken(tx, id)) throw refuse('state-conflict');
  const given = before.filter(({ state }) => state !== 'refused').reduce((sum, one) => sum + one.amount, 0);
  if (amount > goodwillLeft({ total, given }))
    throw refuse('invalid-input', { fields: { amount: 'validation_number' } });
  const isAlone = !needsSecondPerson(amount);
  await tx
    .insertInto('goodwill')
    .values({
      ...{ id, ref_number, amount, reason, at: now, asked_by: staff.id },
      ...(isAlone
        ? { state: 'paid', decided_by: staff.id, decided_at: now }
        : { state: 'waiting', decided_by: null, decided_at: null }),
    })
    .execute();
  const act = isAlone ? 'give-goodwill' : 'ask-goodwill';
  await writeAudit(tx, staff, { act, subject: orderSubject(ref_number), reason, after: { id, amount } }, now);
  if (isAlone) return pay(deps, tx, order, { id, amount }, now);
  const task = `${staff.name} wants to give the customer of order ${ref_number} money by judgement. Look at the order, and agree or refuse.`;
  await addWork(tx, { kind: 'goodwill', reference: `${ref_number}_${id}`, amount, task, at: now });
}

/** Whether this id stands for a wish about another order. */
async function isTaken(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('goodwill').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Decides on what a colleague wants to give. 409 for who asked for it, and for what is decided otherwise; the same said again changes nothing. */
export async function endGoodwill(
  deps: GoodwillDeps,
  tx: Tx,
  { order, staff, now }: { readonly order: OrderRow; readonly staff: Staff; readonly now: number },
  { id, agree, reason }: { readonly id: string; readonly agree: boolean; readonly reason: string },
): Promise<void> {
  const { ref_number } = order;
  const asked = await tx.selectFrom('goodwill').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const state = agree ? 'paid' : 'refused';
  if (asked.state === state && asked.decided_by === staff.id) return;
  if (asked.state !== 'waiting' || asked.asked_by === staff.id) throw refuse('state-conflict');
  await tx.updateTable('goodwill').set({ state, decided_by: staff.id, decided_at: now }).where('id', '=', id).execute();
  await finishWork(tx, 'goodwill', `${ref_number}_${id}`, now);
  const act = agree ? 'agree-goodwill' : 'refuse-goodwill';
  const { amount } = asked;
  await writeAudit(tx, staff, { act, subject: orderSubject(ref_number), reason, after: { id, amount } }, now);
  if (agree) await pay(deps, tx, order, { id, amount }, now);
}

/** Into the wallet, as a cost of ours, with a mail. 409 where there is no account any more. */
async function pay(
  deps: GoodwillDeps,
  tx: Tx,
  order: OrderRow,
  { id, amount }: Pick<AskedGoodwill, 'id' | 'amount'>,
  now: number,
): Promise<void> {
  if (!(await hasAccount(tx, order))) throw refuse('state-conflict');
  await post(tx, {
    kind: 'goodwill',
    reference: id,
    at: now,
    entries: [
      { account: accounts.goodwillCosts, amount },
      { account: accounts.customerCredit(order.user_id), amount: -amount },
    ],
  });
  await sendOrderMail(deps, tx, order, 'goodwill', amount);
  await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
}

/** Everything that was given or is to be given for an order, the oldest first. */
export async function readGoodwill(db: Db | Tx, ref: string): Promise<OfficeOrder['goodwill']> {
  const rows = await db
    .selectFrom('goodwill as g')
    .innerJoin('staff as a', 'a.id', 'g.asked_by')
    .leftJoin('staff as d', 'd.id', 'g.decided_by')
    .select(['g.id', 'g.amount', 'g.reason', 'g.state', 'g.at', 'a.id as asker', 'a.name', 'a.role'])
    .select('d.name as decided_by')
    .where('g.ref_number', '=', ref)
    .orderBy('g.at')
    .orderBy('g.id')
    .execute();
  return rows.map(({ asker, name, role, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    asked_by: { id: asker, name, role },
  }));
}
