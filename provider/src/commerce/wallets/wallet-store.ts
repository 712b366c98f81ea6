import type { WalletType } from '@aylal/contracts/wallet';
import type { Generated } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    wallets: { user_id: string; type: WalletType; number: Generated<number> };
  }
}

/** The number of a customer's wallet, given out when the wallet is first looked at. Two looks at once get the same. */
export async function walletNumber(db: Db | Tx, userId: string, type: WalletType): Promise<string> {
  const find = () =>
    db.selectFrom('wallets').select('number').where('user_id', '=', userId).where('type', '=', type).executeTakeFirst();
  const known = await find();
  if (known) return String(known.number);
  await db
    .insertInto('wallets')
    .values({ user_id: userId, type })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doNothing())
    .execute();
  return String((await find())?.number);
}
