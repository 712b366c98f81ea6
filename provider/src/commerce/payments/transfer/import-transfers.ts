import type { Deps } from '../../../platform/deps.ts';
import { findInvoiceById } from '../invoice-store.ts';
import type { InvoiceSync } from '../sync-invoice.ts';

/** Reads what came in and brings its orders up to it, after a crash in between too. Throws `PartnerError` when the bank cannot be asked. */
export async function importTransfers(
  { db, transfers }: Pick<Deps, 'db' | 'transfers'>,
  { sync }: InvoiceSync,
): Promise<void> {
  await transfers.update();
  for (const id of await transfers.unbooked()) {
    const invoice = await findInvoiceById(db, id);
    if (invoice) await sync(invoice);
  }
}
