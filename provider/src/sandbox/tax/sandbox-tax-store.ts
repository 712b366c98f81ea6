import type { Db } from '../../platform/database/database.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    'sandbox.tax_receipts': SandboxReceiptRow;
  }
}

/** A receipt as the sandbox's tax office keeps it: its own books, which ours never read. */
export interface SandboxReceiptRow {
  id: string;
  bill_id_suffix: string;
  day: string;
  content_hash: string;
  type: string;
  customer_tin: string | null;
  inactive_id: string | null;
  total_amount: number;
  status: 'MADE' | 'REPLACED' | 'RETURNED';
  date: string;
}

/** The receipt that was made under this number today: the new one, or the one that stood there already. */
export async function makeReceipt(db: Db, row: SandboxReceiptRow): Promise<SandboxReceiptRow> {
  return db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('sandbox.tax_receipts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['day', 'bill_id_suffix']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (made && row.inactive_id)
      await tx
        .updateTable('sandbox.tax_receipts')
        .set({ status: 'REPLACED' })
        .where('id', '=', row.inactive_id)
        .execute();
    return (
      made ??
      (await tx
        .selectFrom('sandbox.tax_receipts')
        .selectAll()
        .where('day', '=', row.day)
        .where('bill_id_suffix', '=', row.bill_id_suffix)
        .executeTakeFirstOrThrow())
    );
  });
}

/** Whether a receipt can take the place of this one: it is there, and in force. */
export async function isInForce(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sandbox.tax_receipts')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'MADE')
    .executeTakeFirst();
  return row !== undefined;
}

/** True when it was a person's receipt in force, or returned already. */
export async function returnReceipt(db: Db, id: string, date: string): Promise<boolean> {
  const row = await db
    .updateTable('sandbox.tax_receipts')
    .set({ status: 'RETURNED' })
    .where('id', '=', id)
    .where('date', '=', date)
    .where('type', '=', 'B2C_RECEIPT')
    .where('status', 'in', ['MADE', 'RETURNED'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
