import { sql } from 'kysely';
import { sealedRows } from '../../platform/reseal/sealed-rows.ts';

/** The bank accounts that refunds go to; those to the wallet have none. */
export const sealedRefundAccounts = sealedRows<{ readonly id: string; readonly account: string }>({
  table: 'refunds',
  key: 'id',
  where: sql<boolean>`account <> ''`,
  changed: ({ id, account }, reseal) => ({ account: reseal(account, id) }),
});
