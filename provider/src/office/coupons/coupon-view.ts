import type { OfficeCoupon } from '@aylal/contracts/office';
import { couponState } from '@aylal/domain/money';
import type { CouponRow } from '../../commerce/coupons/coupon-store.ts';
import { orderStatus } from '../../commerce/orders/order-row.ts';
import type { Db, Tx } from '../../platform/database/database.ts';

interface Selected extends CouponRow {
  readonly uses: number | string;
  readonly maker: string | null;
  readonly ender: string | null;
}

function couponsWithUses(db: Db | Tx) {
  return db
    .selectFrom('coupons as c')
    .leftJoin('staff as m', 'm.id', 'c.made_by')
    .leftJoin('staff as e', 'e.id', 'c.ended_by')
    .selectAll('c')
    .select(['m.name as maker', 'e.name as ender'])
    .select((of) =>
      of
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('orders.coupon_code', '=', 'c.code')
        .where('orders.status', 'not in', [orderStatus.cancelled, orderStatus.expired])
        .$asScalar()
        .$notNull()
        .as('uses'),
    );
}

/** Every coupon, those that end last first. */
export async function readCoupons(db: Db, now: number): Promise<readonly OfficeCoupon[]> {
  const rows = await couponsWithUses(db).orderBy('c.valid_until', 'desc').orderBy('c.code').execute();
  return rows.map((row) => viewOf(row, now));
}

/** One coupon, which is there. */
export async function readCoupon(tx: Tx, code: string, now: number): Promise<OfficeCoupon> {
  return viewOf(await couponsWithUses(tx).where('c.code', '=', code).executeTakeFirstOrThrow(), now);
}

function viewOf({ maker, ender, made_by: _, ...row }: Selected, now: number): OfficeCoupon {
  const uses = Number(row.uses);
  return {
    ...row,
    valid_until: new Date(row.valid_until).toISOString(),
    uses,
    state: couponState(row, { uses, now }),
    made_by: maker ?? '',
    ended_by: ender,
  };
}
