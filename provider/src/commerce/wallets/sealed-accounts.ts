import { sealedRows } from '../../platform/reseal/sealed-rows.ts';
import type { WithdrawalAccountRow } from './withdrawal-tables.ts';

/** The accounts that withdrawals go to, and each withdrawal's own copy of one. */
export const sealedAccounts = [
  sealedRows<WithdrawalAccountRow>({
    table: 'withdrawal_accounts',
    key: 'user_id',
    changed: ({ sealed, version }, reseal) => ({ sealed: reseal(sealed, version) }),
  }),
  sealedRows<{ readonly id: string; readonly sealed: string }>({
    table: 'withdrawals',
    key: 'id',
    changed: ({ sealed, id }, reseal) => ({ sealed: reseal(sealed, id) }),
  }),
];
