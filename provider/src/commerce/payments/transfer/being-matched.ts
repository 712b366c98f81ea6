import type { Db } from '../../../platform/database/database.ts';
import type { KnownInvoice } from '../invoice-store.ts';
import { ownerOf } from '../payable-order.ts';
import { isWaitingTransfer } from './transfer-tables.ts';

/**
 * Whether a transfer waits for a person that is likely for this invoice: it came after the invoice was opened, has its amount, and was sent from an account that has paid an
 * order of the same customer before. It is told to the customer and never booked by this (MNY-7).
 */
export async function isBeingMatched(
  db: Db,
  { partner, ref_number, amount, created_at }: KnownInvoice,
): Promise<boolean> {
  if (partner !== 'TRANSFER') return false;
  const waiting = await db
    .selectFrom('bank_transfers')
    .select('sender')
    .distinct()
    .where(isWaitingTransfer)
    .where('amount', '=', amount)
    .where('at', '>=', created_at)
    .where('sender', '<>', '')
    .execute();
  const owner = waiting.length > 0 ? await ownerOf(db, ref_number) : undefined;
  if (owner === undefined) return false;
  const senders = waiting.map(({ sender }) => sender);
  const paidBefore = await db
    .selectFrom('bank_transfers as t')
    .innerJoin('invoices as i', 'i.id', 't.invoice_id')
    .select('i.ref_number')
    .distinct()
    .where('t.sender', 'in', senders)
    .execute();
  for (const order of paidBefore) if ((await ownerOf(db, order.ref_number)) === owner) return true;
  return false;
}
