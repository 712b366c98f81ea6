import type { Db } from '../../platform/database/database.ts';

/** Tögrög for one dollar. */
export async function usdRate(db: Db): Promise<number> {
  const { mnt } = await db
    .selectFrom('currency_rates')
    .select('mnt')
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow();
  return Number(mnt);
}
