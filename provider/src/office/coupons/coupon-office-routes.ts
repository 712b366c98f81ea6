import { addCoupon, endCoupon, listCoupons } from '@aylal/contracts/office';
import type { Deps } from '../../platform/deps.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { makeCoupon, stopCoupon } from './coupon-commands.ts';
import { readCoupon, readCoupons } from './coupon-view.ts';

/** NEED-233 to NEED-235: coupons are made and ended here; customers use them by API-27. */
export function couponOfficeRoutes({ db }: Pick<Deps, 'db'>): readonly Route[] {
  return [
    route(listCoupons).to(async ({ now }) => ({
      status_code: 200,
      result: { coupons: [...(await readCoupons(db, now))] },
    })),
    route(addCoupon).to(({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        await makeCoupon({ tx, staff, now }, body);
        return { status_code: 200, result: await readCoupon(tx, body.code, now) };
      }),
    ),
    route(endCoupon).to(({ body, staff, now }) =>
      db.transaction().execute(async (tx) => {
        await stopCoupon({ tx, staff, now }, body);
        return { status_code: 200, result: await readCoupon(tx, body.code, now) };
      }),
    ),
  ];
}
