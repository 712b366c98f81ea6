import { homeDate } from '@aylal/domain/calendar';
import type { Tx } from '../../platform/database/database.ts';
import type { Receiver } from './decide-receipt.ts';
import { receiptLines } from './receipt-lines.ts';
import type { Sale } from './sale.ts';
import type { ReceiptRow } from './receipt-store.ts';

/** Longer than the tax office's deadline: one that nobody finishes by then belongs to a process that died. */
export const ASKING_MS = 20_000;

/** Writes down that a receipt of this sale is being asked for, before anybody is asked. The sale is locked. */
export async function beginReceipt(
  tx: Tx,
  { ref_number, amount, fee, sold }: Sale,
  receiver: Receiver,
  { replaces, now }: { replaces: string | null; now: number },
): Promise<ReceiptRow> {
  return tx
    .insertInto('tax_receipts')
    .values({
      ref_number,
      status: 'sending',
      amount,
      lines: JSON.stringify(receiptLines({ ref_number, fee, paid: amount }, sold)),
      is_company: receiver.is_company,
      company_register: receiver.company_register,
      company_name: receiver.company_name,
      company_tin: receiver.company_tin,
      replaces,
      day: homeDate(now),
      ask_again_at: now + ASKING_MS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
