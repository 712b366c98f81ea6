import type { Db, Tx } from '../../database/database.ts';

/** The latest transfer invoice of an order, open or not: late money still belongs to it. */
export async function latestTransferInvoice(db: Db | Tx, reference: string): Promise<string | undefined> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('ref_number', '=', reference)
    .where('partner', '=', 'TRANSFER')
    .where('partner_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return invoice?.id;
}
