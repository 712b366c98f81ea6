import { decideGoodwill, giveGoodwill } from '@aylal/contracts/office';
import { lockOrder } from '../../commerce/orders/order-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { askGoodwill, endGoodwill } from './goodwill.ts';
import { orderFile } from './order-file.ts';

/** NEED-196 and NEED-197. The lock of the order makes two who give at once one after the other, so that its limit holds. */
export function goodwillRoutes(deps: Deps): readonly Route[] {
  return [
    route(giveGoodwill).to(async ({ body, staff, locale, now }) =>
      deps.db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, body.ref_number.toUpperCase());
        if (!order) throw refuse('not-found');
        await askGoodwill(deps, tx, { order, staff, now }, body);
        return { status_code: 200, result: await orderFile(deps, tx, order, { locale, now }) };
      }),
    ),
    route(decideGoodwill).to(async ({ body, staff, locale, now }) =>
      deps.db.transaction().execute(async (tx) => {
        const asked = await tx.selectFrom('goodwill').select('ref_number').where('id', '=', body.id).executeTakeFirst();
        const order = asked && (await lockOrder(tx, asked.ref_number));
        if (!order) throw refuse('not-found');
        await endGoodwill(deps, tx, { order, staff, now }, body);
        return { status_code: 200, result: await orderFile(deps, tx, order, { locale, now }) };
      }),
    ),
  ];
}
