import { sealedPassengers } from '../accounts/passenger-store.ts';
import { sealedTravellers } from '../commerce/orders/sealed-travellers.ts';
import { sealedRefundAccounts } from '../commerce/refunds/sealed-refund-accounts.ts';
import { sealedAccounts } from '../commerce/wallets/sealed-accounts.ts';
import { indexAllAgain } from '../office/orders/index-orders.ts';
import { sealedDevices } from '../office/staff-store.ts';
import { changeEncryptionKey } from '../platform/database/check-encryption-key.ts';
import type { Deps } from '../platform/deps.ts';
import { resealRows } from '../platform/reseal/reseal-rows.ts';
import type { SealedRows } from '../platform/reseal/sealed-rows.ts';
import { productParts } from './products.ts';

/** Everything that is encrypted at rest. */
export const allSealedRows: readonly SealedRows[] = [
  sealedPassengers,
  sealedTravellers,
  sealedRefundAccounts,
  ...sealedAccounts,
  sealedDevices,
  ...productParts.flatMap(({ sealedRows = [] }) => sealedRows),
];

/** Encrypts everything with `ENCRYPTION_KEY` that was encrypted with `ENCRYPTION_KEY_BEFORE`; logs `resealed` when nothing is left of it, with how many rows that were. Stops between two rows when asked, and goes on at the next start. */
export async function resealAll(
  deps: Pick<Deps, 'db' | 'vault' | 'logger'>,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let rows = 0;
  for (const sealed of allSealedRows) rows += await resealRows(deps, sealed, isStopped);
  if (isStopped()) return;
  await changeEncryptionKey(deps.db, deps.vault);
  await indexAllAgain(deps.db);
  deps.logger.info('resealed', { rows });
}
