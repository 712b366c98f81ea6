import type { Deps } from '../../../platform/deps.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
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

/** Books what a person has just assigned. Assigned it is also where the bank cannot be asked: the job books it as soon as it can. */
export async function bookAssigned(deps: Pick<Deps, 'db' | 'transfers'>, invoices: InvoiceSync): Promise<void> {
  try {
    await importTransfers(deps, invoices);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
  }
}
