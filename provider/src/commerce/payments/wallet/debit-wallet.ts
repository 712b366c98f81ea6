import type { Tx } from '../../../platform/database/database.ts';
import { accounts } from '../../ledger/ledger.ts';
import { postReservation, voidReservation } from '../../wallets/reservations.ts';
import type { InvoiceRow } from '../invoice-store.ts';

/**
 * Takes what an invoice of the wallet has reserved, in the transaction that books the payment, so that both happen or neither; gives it back where the order
 * does not want it. False when there is nothing to book. Every other way has its money already.
 */
export async function debitWallet(tx: Tx, invoice: InvoiceRow, wanted: boolean, now: number): Promise<boolean> {
  if (invoice.partner !== 'WALLET') return true;
  if (wanted) return postReservation(tx, invoice.id, accounts.partnerClearing('wallet'), now);
  await voidReservation(tx, invoice.id, now);
  return false;
}
