import type { Deps } from '../../platform/deps.ts';
import { known, nameLostInvoice, type InvoiceRow, type KnownInvoice } from './invoice-store.ts';
import { noteLenderAnswer } from './loan-in-doubt.ts';
import type { InvoiceSync } from './sync-invoice.ts';

/**
 * Asks the partner about an invoice and books what came. One whose answer to the opening was lost is looked for under our own number first, because a customer
 * may have paid it all the same (MNY-3, REL-7). Throws `PartnerError`.
 */
export async function checkInvoice(
  deps: Pick<Deps, 'clock' | 'db' | 'logger' | 'partnerCalls' | 'payments'>,
  { sync }: InvoiceSync,
  row: InvoiceRow,
): Promise<void> {
  const invoice = known(row) ?? (await deps.partnerCalls.about(row.ref_number, () => findLost(deps, row)));
  if (invoice) await sync(invoice);
  // The lender has no loan under our number: nothing is in doubt.
  else await noteLenderAnswer(deps, row);
}

async function findLost(
  { db, payments, logger }: Pick<Deps, 'db' | 'logger' | 'payments'>,
  row: InvoiceRow,
): Promise<KnownInvoice | undefined> {
  const { id, amount, created_at, partner } = row;
  const partnerId = await payments.of(partner).findInvoice?.({ senderNo: id, amount, openedAt: created_at });
  if (partnerId === undefined) return undefined;
  logger.warn('lost-invoice-found', { partner, ref_number: row.ref_number });
  return nameLostInvoice(db, id, partnerId);
}
