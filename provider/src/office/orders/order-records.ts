import type { OfficeOrder } from '@aylal/contracts/office';
import { sql } from 'kysely';
import type { OrderRow } from '../../commerce/orders/order-row.ts';
import { accounts } from '../../commerce/ledger/ledger.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

const iso = (at: number) => new Date(at).toISOString();

/** What was paid, the oldest first. */
export async function readPayments(db: Db | Tx, ref: string): Promise<OfficeOrder['payments']> {
  const rows = await db
    .selectFrom('payments')
    .select(['partner', 'payment_id', 'amount', 'credited', 'at'])
    .where('ref_number', '=', ref)
    .orderBy('at')
    .execute();
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
}

/** The ways to pay that were opened, the oldest first. */
export async function readInvoices(db: Db | Tx, ref: string): Promise<OfficeOrder['invoices']> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'partner', 'status', 'amount', 'created_at'])
    .where('ref_number', '=', ref)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at) }));
}

/** Everything that was booked on accounts of the order, with the other side of each posting, the oldest first. */
export async function readPostings(db: Db | Tx, ref: string): Promise<OfficeOrder['ledger']> {
  const own = [accounts.orderReceivable(ref).code, accounts.unissuedSales(ref).code, accounts.refundPayable(ref).code];
  const rows = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .select(['t.id', 't.at', 't.kind', 't.reference', 'e.account', 'e.amount'])
    .where('t.id', 'in', (select) =>
      select.selectFrom('ledger_entries').select('transaction_id').where('account', 'in', own),
    )
    .orderBy('t.id')
    .orderBy('e.account')
    .execute();
  const postings = new Map<unknown, OfficeOrder['ledger'][number]>();
  for (const { id, at, kind, reference, account, amount } of rows) {
    const posting = postings.get(id) ?? { at: iso(at), kind, reference, entries: [] };
    posting.entries.push({ account, amount });
    postings.set(id, posting);
  }
  return [...postings.values()];
}

/** Messages to the contact of the order that name it, the newest first. */
export async function readMessages(
  db: Db | Tx,
  { ref_number, contact }: Pick<OrderRow, 'ref_number' | 'contact'>,
): Promise<OfficeOrder['messages']> {
  const to = [contact.contact_email, `+${contact.contact_dial_code.replace('+', '')}${contact.contact_phone}`].filter(
    (recipient) => recipient.length > 1,
  );
  if (to.length === 0) return [];
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'channel', 'subject', 'state', 'failure', 'created_at as at'])
    .where('recipient', 'in', to)
    .where(sql<boolean>`strpos(subject || body, ${ref_number}) > 0`)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
}

/** Releases of pages that the order was made and changed by, the earliest first. */
export async function readOrderPages(db: Db | Tx, ref: string): Promise<OfficeOrder['pages']> {
  const rows = await db
    .selectFrom('order_pages')
    .select(['release', 'operation', 'at'])
    .where('ref_number', '=', ref)
    .orderBy('at')
    .orderBy('operation')
    .orderBy('release')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
}

/** Calls to partners about the order, and about what it was made of, under these names: the latest first. */
export async function readPartnerCalls(db: Db | Tx, names: readonly string[]): Promise<OfficeOrder['partner_calls']> {
  const rows = await db
    .selectFrom('partner_calls')
    .select(['address', 'answer'])
    .select(({ fn }) => [
      fn.sum<string>('calls').as('calls'),
      fn.max('longest_ms').as('longest_ms'),
      fn.min('first_at').as('first_at'),
      fn.max('last_at').as('last_at'),
    ])
    .where('ref_number', 'in', names)
    .groupBy(['address', 'answer'])
    .orderBy('last_at', 'desc')
    .orderBy('address')
    .orderBy('answer')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    ...row,
    calls: Number(row.calls),
    first_at: iso(row.first_at),
    last_at: iso(row.last_at),
  }));
}

/** What people of the office did with the order, the newest first. */
export async function readOfficeActs(db: Db | Tx, ref: string): Promise<OfficeOrder['office']> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'name as by', 'act', 'reason'])
    .where('subject', 'in', [orderSubject(ref), `not-delivered ${ref}`])
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
}

/** How the audit log names an order. */
export function orderSubject(ref: string): string {
  return `order ${ref}`;
}
