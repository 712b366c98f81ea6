import type { OrderReceipt } from '@aylal/contracts/orders';
import type { Money } from '@aylal/domain/money';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { ReceiptLine } from './receipt-lines.ts';
import type { IssuedReceipt } from './tax-port.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tax_receipts: ReceiptTable;
  }
}

/**
 * A receipt that was asked for. `number` is ours to the tax office and unique in its `day`; `unsure` once an answer was lost, so that nothing but the same
 * request may follow, and where a receipt could not be taken back; `ask_again_at` until when somebody is asking. `replaces` is the id of the one before it.
 */
export interface ReceiptTable {
  number: Generated<number>;
  ref_number: string;
  status: 'sending' | 'sent' | 'replaced' | 'returned';
  amount: Money;
  lines: ColumnType<readonly ReceiptLine[], string, never>;
  is_company: boolean;
  company_register: string;
  company_name: string;
  company_tin: string | null;
  replaces: string | null;
  day: string;
  ask_again_at: number | null;
  unsure: ColumnType<boolean, boolean | undefined, boolean>;
  receipt_id: ColumnType<string | null, null | undefined, string>;
  receipt_date: ColumnType<string | null, null | undefined, string>;
  sent_at: ColumnType<number | null, null | undefined, number>;
}
export type ReceiptRow = Selectable<ReceiptTable>;

/** The newest receipts of an order first, without those that another one took the place of. */
export async function standingReceipts(db: Db | Tx, ref: string): Promise<readonly ReceiptRow[]> {
  return db
    .selectFrom('tax_receipts')
    .selectAll()
    .where('ref_number', '=', ref)
    .where('status', '!=', 'replaced')
    .orderBy('number', 'desc')
    .execute();
}

/** The one that is shown: in force, else on its way, else the one that was returned. */
export function shownReceipt(standing: readonly ReceiptRow[]): ReceiptRow | undefined {
  return standing.find(({ status }) => status === 'sent') ?? standing[0];
}

/** The receipt as its owner sees it. */
export function receiptView(row: ReceiptRow | undefined): OrderReceipt {
  if (!row)
    return {
      status: 'none',
      receipt_id: null,
      amount: 0,
      is_company: false,
      company_register: '',
      company_name: '',
      sent_at: null,
    };
  return {
    status: statusOf(row),
    receipt_id: row.receipt_id,
    amount: row.amount,
    is_company: row.is_company,
    company_register: row.company_register,
    company_name: row.company_name,
    sent_at: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
  };
}

function statusOf({ status, replaces }: ReceiptRow): OrderReceipt['status'] {
  if (status === 'sending' || status === 'returned') return status;
  return replaces === null ? 'sent' : 'corrected';
}

/** Keeps number and date of what was made, and lets it take the place of the one before. False when somebody else has kept it already. */
export async function markFulfilled(
  tx: Tx,
  row: ReceiptRow,
  { id, date }: IssuedReceipt,
  now: number,
): Promise<boolean> {
  await tx
    .updateTable('tax_receipts')
    .set({ status: 'replaced' })
    .where('ref_number', '=', row.ref_number)
    .where('status', '=', 'sent')
    .where('number', '<', row.number)
    .execute();
  const updated = await tx
    .updateTable('tax_receipts')
    .set({ status: 'sent', receipt_id: id, receipt_date: date, sent_at: now, ask_again_at: null, unsure: false })
    .where('number', '=', row.number)
    .where('status', '=', 'sending')
    .returning('number')
    .executeTakeFirst();
  return updated !== undefined;
}

/** The tax office has taken it back. */
export async function keepReturned(db: Db, number: number): Promise<void> {
  await db.updateTable('tax_receipts').set({ status: 'returned' }).where('number', '=', number).execute();
}

/** It stays in force although nothing was left to pay: a person has to look, and no job asks again. */
export async function keepForPerson(db: Db, number: number): Promise<void> {
  await db.updateTable('tax_receipts').set({ unsure: true }).where('number', '=', number).execute();
}

/** Nothing was made of it: as if it had never been asked for. */
export async function dropReceipt(db: Db, number: number): Promise<void> {
  await db.deleteFrom('tax_receipts').where('number', '=', number).where('status', '=', 'sending').execute();
}

/** Nobody knows what became of it; it is asked for again at `at`, or by a person when that is null. */
export async function keepUnsure(db: Db, number: number, at: number | null): Promise<void> {
  await db
    .updateTable('tax_receipts')
    .set({ unsure: true, ask_again_at: at })
    .where('number', '=', number)
    .where('status', '=', 'sending')
    .execute();
}
