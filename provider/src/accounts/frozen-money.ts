import type { Db, Tx } from '../platform/database/database.ts';
import { refuse } from '../platform/http/problem-error.ts';

/** Whether somebody has reported a change of this account that was not the owner's; until the office has talked to the owner. */
export async function isMoneyFrozen(db: Db | Tx, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('money_frozen_at').where('id', '=', userId).executeTakeFirst();
  return user !== undefined && user.money_frozen_at !== null;
}

/** Nothing leaves a wallet, and nothing changes where money goes, while it is frozen (SEC-3). */
export async function refuseFrozenMoney(db: Db | Tx, userId: string): Promise<void> {
  if (await isMoneyFrozen(db, userId)) throw refuse('money-frozen');
}
