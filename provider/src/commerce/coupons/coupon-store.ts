import type { CouponTerms } from '@aylal/domain/money';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';
import { orderStatus } from '../orders/order-row.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    coupons: CouponTable;
  }
}

export interface CouponTable extends CouponTerms {
  readonly code: string;
  /** Ids of staff: who has made it, null for what the shop came with, and who has ended it. */
  readonly made_by: string | null;
  readonly ended_by: string | null;
}

export type CouponRow = Selectable<CouponTable>;

/** The coupon, locked until the end of the transaction, so that its uses are counted one after another (MNY-11). */
export async function lockCoupon(tx: Tx, code: string): Promise<CouponRow | undefined> {
  return tx.selectFrom('coupons').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

/** The customers of the orders that have a coupon; one that ended gives it back. */
export async function holdersOf(tx: Tx, code: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('user_id')
    .where('coupon_code', '=', code)
    .where('status', 'not in', [orderStatus.cancelled, orderStatus.expired])
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Adds coupons that are not there yet. */
export async function addCoupons(db: Db, coupons: readonly Insertable<CouponTable>[]): Promise<void> {
  await db
    .insertInto('coupons')
    .values([...coupons])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
