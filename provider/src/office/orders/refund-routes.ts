import { quoteOrderRefund, refundOrderByRule } from '@aylal/contracts/office';
import { ticketsGivenBack } from '@aylal/domain/flights';
import { hasAccount } from '../../commerce/orders/has-account.ts';
import type { OrderRow } from '../../commerce/orders/order-row.ts';
import { lockOrder } from '../../commerce/orders/order-store.ts';
import { refundOfRest } from '../../commerce/orders/refund-of-rest.ts';
import { readRefunds } from '../../commerce/orders/refund-store.ts';
import { sendRefund } from '../../commerce/refunds/send-refund.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { writeAudit } from '../audit-log.ts';
import { beginAction } from './begin-action.ts';
import { knownOrder } from './known-order.ts';
import { orderFile } from './order-file.ts';
import { orderSubject } from './order-records.ts';

/** NEED-250 and NEED-251. Whether a departure is cancelled is asked of the partner before the transaction. */
export function orderRefundRoutes(deps: Deps): readonly Route[] {
  return [
    route(quoteOrderRefund).to(async ({ params, now }) => {
      const order = await knownOrder(deps.db, params.ref_number);
      const refund = await restOf(deps, deps.db, order, { now, departureCancelled: await isCancelled(deps, order) });
      return { status_code: 200, result: { refund: refund?.quote ?? null } };
    }),
    route(refundOrderByRule).to(async ({ body, staff, locale, now, log }) => {
      const { id, refund_amount, reason } = body;
      const departureCancelled = await isCancelled(deps, await knownOrder(deps.db, body.ref_number));
      return deps.db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, body.ref_number.toUpperCase());
        if (!order) throw refuse('not-found');
        const { ref_number, user_id: userId } = order;
        if (await beginAction(tx, { id, ref_number, action: 'refund' }, now)) {
          const refund = await restOf(deps, tx, order, { now, departureCancelled });
          if (!refund || refund.quote.back < refund_amount || !(await hasAccount(tx, order)))
            throw refuse('state-conflict');
          await sendRefund(deps, { tx, now, log }, { ref_number, userId, account: 'wallet', reason: '', ...refund });
          const after = { back: refund.quote.back };
          await writeAudit(tx, staff, { act: 'order-refund', subject: orderSubject(ref_number), reason, after }, now);
        }
        const file = await orderFile(deps, tx, await knownOrder(tx, ref_number), { locale, now });
        return { status_code: 200, result: file };
      });
    }),
  ];
}

async function isCancelled(deps: Deps, order: OrderRow): Promise<boolean> {
  return (await deps.products[order.product].isDepartureCancelled?.(deps, order)) ?? false;
}

async function restOf(
  deps: Pick<Deps, 'products'>,
  db: Db | Tx,
  order: OrderRow,
  moment: { readonly now: number; readonly departureCancelled: boolean },
) {
  const givenBack = ticketsGivenBack(await readRefunds(db, order.ref_number));
  return refundOfRest(deps, order, { ...moment, givenBack });
}
