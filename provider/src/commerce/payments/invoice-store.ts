import { sql, type ColumnType, type Insertable, type Selectable } from 'kysely';
import type { DeclineReason, PaymentName } from '@aylal/contracts/payments';
import { minutesMs } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { lockOrder } from '../orders/order-store.ts';
import type { BankLink, PartnerInvoice, TransferAccount } from './payment-port.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    invoices: InvoiceTable;
    payments: {
      partner: string;
      payment_id: string;
      invoice_id: string;
      ref_number: string;
      amount: Money;
      credited: Money;
      /** What of it paid for the way of paying. */
      fee: Money;
      at: number;
    };
    currency_rates: { currency: string; mnt: string; valid_on: Date };
  }
}

/** `opening`: the partner is being asked; `failed`: nobody ever saw it. `id` is the number we give the partner. */
export interface InvoiceTable {
  id: string;
  ref_number: string;
  partner: PaymentName;
  partner_id: string | null;
  amount: Money;
  /** The part of `amount` that the way of paying costs. */
  fee: Money;
  status: 'opening' | 'open' | 'paid' | 'closed' | 'failed';
  qr_text: ColumnType<string, string | undefined, string>;
  url: ColumnType<string, string | undefined, string>;
  banks: ColumnType<readonly BankLink[], string | undefined, string>;
  account: ColumnType<TransferAccount | null, string | undefined, string | null>;
  created_at: number;
  expires_at: number;
  checks: ColumnType<number, number | undefined, number>;
  next_check_at: number | null;
  /** When its customer last opened a page that waits for it, or asked about it in vain. */
  looked_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** When its lender last answered about it; only for a loan. */
  answered_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** Why the latest try to pay it did not go through; null when that is not the last word of the partner. */
  declined: ColumnType<DeclineReason | null, DeclineReason | null | undefined, DeclineReason | null>;
}

export type InvoiceRow = Selectable<InvoiceTable>;
/** An invoice that the partner knows. */
export type KnownInvoice = InvoiceRow & { readonly partner_id: string };

export async function findOpenInvoice(db: Db | Tx, ref: string): Promise<KnownInvoice | undefined> {
  return known(
    await db
      .selectFrom('invoices')
      .selectAll()
      .where('ref_number', '=', ref)
      .where('status', '=', 'open')
      .executeTakeFirst(),
  );
}

/** An invoice of this way and sum whose opening was broken off, so that a retry finishes it. */
export async function findUnfinishedInvoice(
  db: Db,
  { ref_number, partner, amount }: Pick<InvoiceRow, 'ref_number' | 'partner' | 'amount'>,
): Promise<Pick<InvoiceRow, 'id'> | undefined> {
  return db
    .selectFrom('invoices')
    .select('id')
    .where('ref_number', '=', ref_number)
    .where('partner', '=', partner)
    .where('amount', '=', amount)
    .where('status', '=', 'opening')
    .orderBy('created_at')
    .executeTakeFirst();
}

export async function findInvoiceById(db: Db | Tx, id: string): Promise<KnownInvoice | undefined> {
  return known(await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst());
}

/** The invoice that a partner has under an id of its own. */
export async function findInvoiceByPartnerId(
  db: Db,
  partner: PaymentName,
  partnerId: string,
): Promise<KnownInvoice | undefined> {
  return known(
    await db
      .selectFrom('invoices')
      .selectAll()
      .where('partner', '=', partner)
      .where('partner_id', '=', partnerId)
      .executeTakeFirst(),
  );
}

/** Keeps that a payment of an invoice is booked: each counts once (MNY-8). */
export async function addPayment(
  tx: Tx,
  { partner, id, ref_number }: InvoiceRow,
  payment: Omit<Tables['payments'], 'partner' | 'invoice_id' | 'ref_number'>,
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({ ...payment, partner, invoice_id: id, ref_number })
    .execute();
}

/** What has been booked of an invoice. */
export async function receivedBy(db: Db | Tx, id: string): Promise<Money> {
  const payments = await db.selectFrom('payments').select('amount').where('invoice_id', '=', id).execute();
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

/** What of the fee of an invoice has not been paid yet. */
export async function unpaidFee(db: Db | Tx, { id, fee }: InvoiceRow): Promise<Money> {
  if (fee === 0) return 0;
  const payments = await db.selectFrom('payments').select('fee').where('invoice_id', '=', id).execute();
  return payments.reduce((left, payment) => left - payment.fee, fee);
}

export async function addInvoice(db: Db, row: Insertable<InvoiceTable>): Promise<void> {
  await db.insertInto('invoices').values(row).execute();
}

/** Keeps what the partner answered; undefined when another invoice of the order was faster. */
export async function keepOpened(
  db: Db,
  id: string,
  opened: PartnerInvoice,
  nextCheckAt: number,
): Promise<KnownInvoice | undefined> {
  return db.transaction().execute(async (tx) => {
    const { ref_number } = await tx
      .selectFrom('invoices')
      .select('ref_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // One open invoice per order: the order's lock keeps two tabs apart.
    await lockOrder(tx, ref_number);
    const rival = await findOpenInvoice(tx, ref_number);
    // The same request, sent twice at the same time.
    if (rival?.id === id) return rival;
    const row = await tx
      .updateTable('invoices')
      .set({
        status: rival ? 'closed' : 'open',
        partner_id: opened.partnerId,
        qr_text: opened.qrText,
        url: opened.url,
        banks: JSON.stringify(opened.banks),
        account: opened.account ? JSON.stringify(opened.account) : null,
        next_check_at: nextCheckAt,
      })
      .where('id', '=', id)
      .where('status', '=', 'opening')
      .returningAll()
      .executeTakeFirst();
    return rival ? undefined : known(row);
  });
}

export async function setInvoiceStatus(db: Db | Tx, id: string, status: InvoiceTable['status']): Promise<void> {
  await db.updateTable('invoices').set({ status }).where('id', '=', id).execute();
}

/** Which due invoice is taken first: one that its customer looks at and else the youngest, or the one that has been due longest. */
export type ClaimOrder = 'watched' | 'longest-due';

const WATCHED_MS = minutesMs(10);

/** Whether an invoice of a partner is due: one read that changes nothing, as mostly none is. */
export async function isInvoiceDue(db: Db, partner: PaymentName, now: number): Promise<boolean> {
  const due = await db
    .selectFrom('invoices')
    .select('id')
    .where('partner', '=', partner)
    .where('next_check_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

/** Takes an invoice of a partner that is due, for `leaseMs`; so two instances do not ask about the same one. */
export async function claimDueInvoice(
  db: Db,
  claim: { readonly partner: PaymentName; readonly order: ClaimOrder; readonly now: number; readonly leaseMs: number },
): Promise<InvoiceRow | undefined> {
  const { partner, order, now, leaseMs } = claim;
  const first =
    order === 'watched'
      ? sql`(coalesce(looked_at, 0) > ${now - WATCHED_MS}) desc, created_at desc`
      : sql`next_check_at asc`;
  return db
    .updateTable('invoices')
    .set((set) => ({ next_check_at: now + leaseMs, checks: set('checks', '+', 1) }))
    .where('id', '=', (from) =>
      from
        .selectFrom('invoices')
        .select('id')
        .where('partner', '=', partner)
        .where('next_check_at', '<=', now)
        .orderBy(first)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Remembers that a customer waits for money of this order: its open invoice is asked about before others. */
export async function noteLook(db: Db, ref: string, now: number): Promise<void> {
  await db
    .updateTable('invoices')
    .set({ looked_at: now })
    .where('ref_number', '=', ref)
    .where('status', '=', 'open')
    .execute();
}

/** Stores the id under which the partner has an invoice whose answer was lost. Nobody ever saw its code, so it is not offered any more. */
export async function nameLostInvoice(db: Db, id: string, partner_id: string): Promise<KnownInvoice | undefined> {
  return known(
    await db
      .updateTable('invoices')
      .set({ partner_id, status: 'failed' })
      .where('id', '=', id)
      .where('partner_id', 'is', null)
      .returningAll()
      .executeTakeFirst(),
  );
}

/** Undefined when the partner's id of it is not known. */
export function known(row: InvoiceRow | undefined): KnownInvoice | undefined {
  return row && row.partner_id !== null ? { ...row, partner_id: row.partner_id } : undefined;
}
