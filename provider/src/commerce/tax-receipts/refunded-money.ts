import { sql } from 'kysely';
import type { Money } from '@aylal/domain/money';
import type { Db, Tx } from '../../platform/database/database.ts';

/** What the bank has paid back for an order. */
export async function refundedMoney(db: Db | Tx, ref: string): Promise<Money> {
  const { back } = await db
    .selectFrom('refunds')
    .select(sql<Money>`coalesce(sum(back), 0)::bigint`.as('back'))
    .where('ref_number', '=', ref)
    .where('state', '=', 'finished')
    .executeTakeFirstOrThrow();
  return back;
}
