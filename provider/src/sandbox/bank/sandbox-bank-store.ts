import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { SandboxInvoiceRow, SandboxPaymentRow } from './sandbox-bank-tables.ts';

export interface SandboxInvoice extends SandboxInvoiceRow {
  readonly payments: readonly SandboxPaymentRow[];
}

/** False when the sender's number was used before: QPay takes each once. */
export async function addInvoice(db: Db, row: SandboxInvoiceRow): Promise<boolean> {
  const added = await db
    .insertInto('sandbox.qpay_invoices')
    .values(row)
    .onConflict((c) => c.column('sender_invoice_no').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export async function findInvoice(db: Db | Tx, id: string): Promise<SandboxInvoice | undefined> {
  const invoice = await db.selectFrom('sandbox.qpay_invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!invoice) return undefined;
  const payments = await db
    .selectFrom('sandbox.qpay_payments')
    .selectAll()
    .where('invoice_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { ...invoice, payments };
}

/** Every payment and refusal at a partner from one instant until before another. */
export async function listPayments(
  db: Db,
  partner: SandboxInvoiceRow['partner'],
  from: number,
  until: number,
): Promise<SandboxPaymentRow[]> {
  return db
    .selectFrom('sandbox.qpay_payments as p')
    .innerJoin('sandbox.qpay_invoices as i', 'i.id', 'p.invoice_id')
    .selectAll('p')
    .where('i.partner', '=', partner)
    .where('p.created_at', '>=', from)
    .where('p.created_at', '<', until)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
}

/** The invoice of a partner by the number that the merchant gave it. */
export async function findInvoiceOfSender(
  db: Db,
  partner: SandboxInvoiceRow['partner'],
  sender: string,
): Promise<SandboxInvoice | undefined> {
  const row = await db
    .selectFrom('sandbox.qpay_invoices')
    .select('id')
    .where('partner', '=', partner)
    .where('sender_invoice_no', '=', sender)
    .executeTakeFirst();
  return row && findInvoice(db, row.id);
}

/** Books a payment or a refusal, and closes the invoice once it is paid in full, or once at all where one payment is taken. */
export async function addPayment(db: Db, row: SandboxPaymentRow): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('sandbox.qpay_payments').values(row).execute();
    if (row.status === 'FAILED') return;
    await sql`update sandbox.qpay_invoices i set status = 'CLOSED' where i.id = ${row.invoice_id} and i.status = 'OPEN'
      and (i.partner <> 'qpay' or i.amount <= (select coalesce(sum(amount), 0) from sandbox.qpay_payments p where p.invoice_id = i.id and p.status = 'PAID'))`.execute(
      tx,
    );
  });
}

/** True when it was open and unpaid. */
export async function cancelInvoice(db: Db, id: string): Promise<boolean> {
  const done = await db
    .updateTable('sandbox.qpay_invoices')
    .set({ status: 'CANCELED' })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

export async function setSessionCookie(
  db: Db,
  token_hash: string,
  kind: 'access' | 'refresh',
  expires_at: number,
  now: number,
): Promise<void> {
  await db.deleteFrom('sandbox.qpay_tokens').where('expires_at', '<=', now).execute();
  await db.insertInto('sandbox.qpay_tokens').values({ token_hash, kind, expires_at }).execute();
}

export async function isTokenGood(
  db: Db,
  token_hash: string,
  kind: 'access' | 'refresh',
  now: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('sandbox.qpay_tokens')
    .select('token_hash')
    .where('token_hash', '=', token_hash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
