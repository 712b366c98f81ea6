import type { WalletType } from '@aylal/contracts/wallet';
import type { Tx } from '../../platform/database/database.ts';
import { walletAccount, walletMoney } from './wallet-accounts.ts';
import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';

const types: readonly WalletType[] = ['wallet', 'game'];

/** The wallets with every line of their statements. The ledger keeps amounts, not identity; a wallet with money keeps the account open. */
export const walletData: PersonalDataSource = {
  name: 'wallets',
  tables: ['wallets', 'wallet_reservations'],
  read: (tx, _vault, user) => Promise.all(types.map((type) => readOne(tx, user.id, type))),
  holds: async (tx, user) => {
    const holds = [];
    for (const type of types) {
      const { available, pending } = await walletMoney(tx, user.id, type);
      if (available + pending !== 0)
        holds.push({ kind: 'wallet' as const, reference: type, amount: available + pending });
    }
    return holds;
  },
  forget: async () => {},
};

async function readOne(tx: Tx, userId: string, type: WalletType) {
  const lines = await tx
    .selectFrom('wallet_lines')
    .select(['at', 'kind', 'reference', 'amount'])
    .where('account', '=', walletAccount(userId, type).code)
    .orderBy('at')
    .orderBy('transaction_id')
    .execute();
  return { type, ...(await walletMoney(tx, userId, type)), lines };
}
