import { daysMs } from '@aylal/domain/calendar';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { orderNumbersIn } from './order-numbers-in.ts';

/** A number without its prefix counts for orders that asked for a transfer this lately, so that no word becomes one by chance. */
const BARE_FOR_MS = daysMs(30);

/**
 * The latest transfer invoice, open or not, of the order that a purpose means; late money still belongs to it. Undefined when it means none of ours, or more than one
 * (MNY-7). `now` in milliseconds.
 */
export async function findTransferInvoice(db: Db | Tx, purpose: string, now: number): Promise<string | undefined> {
  const { named, bare } = orderNumbersIn(purpose);
  if (named.length + bare.length === 0) return undefined;
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'ref_number', 'created_at'])
    .where('ref_number', 'in', [...named, ...bare])
    .where('partner', '=', 'TRANSFER')
    .where('partner_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .execute();
  const meant = invoices.filter(
    ({ ref_number, created_at }) => named.includes(ref_number) || created_at > now - BARE_FOR_MS,
  );
  return new Set(meant.map(({ ref_number }) => ref_number)).size === 1 ? meant[0]?.id : undefined;
}
