import type { Db, Tx } from '../../platform/database/database.ts';
import type { Money } from '@aylal/domain/money';
import type { LedgerLine } from '@aylal/contracts/orders';
import { accounts, post, type LedgerAccount, type LedgerEntry, type LedgerPosting } from '../ledger/ledger.ts';
import type { OrderRow } from './order-row.ts';

type Order = Pick<OrderRow, 'ref_number' | 'user_id' | 'total' | 'fee' | 'discount'>;

/** What the airline gets for it. */
function priceOf({ total, fee, discount }: Order): Money {
  return total - fee + discount;
}

/** The whole sale as it is: the customer owes the total, the price waits for its ticket, the fee is ours and the discount our cost. */
function saleEntries(order: Order): LedgerEntry[] {
  const { ref_number: ref, total, fee, discount } = order;
  return [
    { account: accounts.orderReceivable(ref), amount: total },
    { account: accounts.unissuedSales(ref), amount: -priceOf(order) },
    { account: accounts.serviceRevenue, amount: -fee },
    { account: accounts.couponCosts, amount: discount },
  ];
}

/** An order is made, or comes back to life. Not for an order of nothing. */
export function orderCreatedPosting(order: Order, at: number): LedgerPosting {
  return { kind: 'order-created', reference: order.ref_number, at, entries: saleEntries(order) };
}

/** A coupon lowers what is owed; it is we who pay for it. */
export async function postCoupon(tx: Tx, { ref_number: ref }: Order, discount: Money, at: number): Promise<void> {
  await post(tx, {
    kind: 'coupon',
    reference: ref,
    at,
    entries: [
      { account: accounts.orderReceivable(ref), amount: -discount },
      { account: accounts.couponCosts, amount: discount },
    ],
  });
}

/** Another way to pay moves what is owed, and our own part of it, by `extra` above or below zero. */
export async function postTerms(tx: Tx, { ref_number: ref }: Order, extra: Money, at: number): Promise<void> {
  if (extra === 0) return;
  await post(tx, {
    kind: 'terms',
    reference: ref,
    at,
    entries: [
      { account: accounts.orderReceivable(ref), amount: extra },
      { account: accounts.serviceRevenue, amount: -extra },
    ],
  });
}

/** Nothing is owed any more; money that had come in goes to the customer's credit. */
export async function postOrderEnded(
  tx: Tx,
  order: Order & { paid: Money },
  kind: 'expired' | 'cancelled',
  at: number,
): Promise<void> {
  const { ref_number: ref, paid } = order;
  const created = await tx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reference', '=', ref)
    .where('kind', '=', 'order-created')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!created) return;
  await post(tx, {
    kind,
    reference: ref,
    at,
    corrects: created.id,
    entries: saleEntries(order).map(({ account, amount }) => ({ account, amount: -amount })),
  });
  await postCredit(tx, order, paid, ref, at);
}

/** Money that has reached a partner. `reference` is the partner's id of the payment, `fee` the part that is ours for the way of paying. */
export interface ArrivedPayment {
  readonly partner: string;
  readonly amount: Money;
  readonly fee: Money;
  readonly reference: string;
  readonly at: number;
}

/** Books money that has reached a partner. */
export async function postPayment(
  tx: Tx,
  order: Pick<Order, 'ref_number'>,
  { partner, amount, fee, reference, at }: ArrivedPayment,
): Promise<void> {
  await post(tx, {
    kind: 'payment',
    reference,
    at,
    entries: [
      { account: accounts.partnerClearing(partner.toLowerCase()), amount },
      { account: accounts.orderReceivable(order.ref_number), amount: fee - amount },
      { account: accounts.serviceRevenue, amount: -fee },
    ],
  });
}

/** What this order does not need belongs to the customer (MNY-7). */
export async function postCredit(
  tx: Tx,
  order: Pick<Order, 'ref_number' | 'user_id'>,
  amount: Money,
  reference: string,
  at: number,
): Promise<void> {
  if (amount === 0) return;
  await post(tx, {
    kind: 'credit',
    reference,
    at,
    entries: [
      { account: accounts.orderReceivable(order.ref_number), amount },
      { account: accounts.customerCredit(order.user_id), amount: -amount },
    ],
  });
}

/** A change moves what is owed, and what we owe for the order with it, by `net` above or below zero. */
export async function postChange(tx: Tx, { ref_number: ref }: Order, net: Money, at: number): Promise<void> {
  if (net === 0) return;
  await post(tx, { kind: 'change', reference: ref, at, entries: changeEntries(ref, net) });
}

/** A change that was not paid is taken back. */
export async function postChangeLapsed(tx: Tx, { ref_number: ref }: Order, net: Money, at: number): Promise<void> {
  const { id } = await tx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('reference', '=', ref)
    .where('kind', '=', 'change')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await post(tx, { kind: 'change-lapsed', reference: ref, at, corrects: id, entries: changeEntries(ref, -net) });
}

function changeEntries(ref: string, net: Money): LedgerEntry[] {
  return [
    { account: accounts.orderReceivable(ref), amount: net },
    { account: accounts.unissuedSales(ref), amount: -net },
  ];
}

/** With the ticket, or what else was bought, the price is owed to its supplier; with another ticket after a change, what it costs more or less. */
export async function postTicketIssued(
  tx: Tx,
  order: Order & Pick<OrderRow, 'change'>,
  supplier: LedgerAccount,
  at: number,
): Promise<void> {
  const { ref_number: ref, total, change } = order;
  const owed = change ? total - change.heldTotal : priceOf(order);
  if (owed === 0) return;
  await post(tx, {
    kind: 'ticket-issued',
    reference: ref,
    at,
    entries: [
      { account: accounts.unissuedSales(ref), amount: owed },
      { account: supplier, amount: -owed },
    ],
  });
}

/** One movement of what is owed for an order. */
export interface ReceivableEntry {
  readonly kind: LedgerLine['kind'];
  readonly reference: string;
  readonly at: number;
  readonly amount: Money;
}

/** Everything that changed what is owed for an order, by the customer or by us as a refund, oldest first. */
export async function readReceivable(db: Db | Tx, ref: string): Promise<readonly ReceivableEntry[]> {
  return db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.reference', 't.at', 'e.amount'])
    .select((select) => select.ref('t.kind').$castTo<LedgerLine['kind']>().as('kind'))
    .where('e.account', 'in', [accounts.orderReceivable(ref).code, accounts.refundPayable(ref).code])
    .orderBy('t.id')
    .execute();
}
