import { changePaymentTerms } from '@aylal/contracts/orders';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../../platform/deps.ts';
import { currentOrder } from '../../orders/expire-order.ts';
import { dueNow, owedNow } from '../../orders/order-debt.ts';
import { postTerms } from '../../orders/order-ledger.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { findCustomerOrder, lockOrder } from '../../orders/order-store.ts';
import { closeOpenInvoice } from '../../payments/close-open-invoice.ts';
import { nextReminderAt } from '../reminders/part-reminders.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { decideTerms, type TermsDecision } from './decide-terms.ts';

type Context = RouteContext<typeof changePaymentTerms>;

/**
 * CALL-45. What is wanted is looked at first, so that a refusal cancels no invoice; then the open invoice is cancelled at the partner, and the order is looked at
 * again where it is changed: money that came meanwhile fixes its terms.
 */
export function changeTermsRoute(deps: Deps): Route {
  return route(changePaymentTerms).to(
    async (ctx) => {
      const found = await findCustomerOrder(deps.db, ctx.session.userId, ctx.params.ref_number);
      if (!found) throw refuse('not-found');
      const order = await currentOrder(deps, found, ctx.now);
      if (decide(order, ctx).kind === 'same') return answerOf(order);
      await closeOpenInvoice(deps, order.ref_number);
      return answerOf(await change(deps, order.ref_number, ctx));
    },
    { perAccount: { calls: 30, seconds: 600 } },
  );
}

function decide(order: OrderRow, { body, locale, now }: Context): Exclude<TermsDecision, { kind: 'refuse' }> {
  const decision = decideTerms(order, body, { now, locale, today: homeDate(now) });
  if (decision.kind === 'refuse') throw refuse(decision.problem);
  return decision;
}

/** Total, schedule and books move together, on the locked order. */
async function change({ db, events }: Pick<Deps, 'db' | 'events'>, ref: string, ctx: Context): Promise<OrderRow> {
  return db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, ref);
    if (!order) throw refuse('not-found');
    const decision = decide(order, ctx);
    if (decision.kind === 'same') return order;
    const { total, fee, plan, parts } = decision.terms;
    await postTerms(tx, order, fee - order.fee, ctx.now);
    await events.publish(tx, 'order/changed', { ref_number: ref });
    ctx.log.info('payment-terms-changed', { ref_number: ref, total, plan });
    return tx
      .updateTable('orders')
      .set({
        total,
        fee,
        instalment_plan: plan,
        instalments: parts && JSON.stringify(parts),
        next_reminder_at: nextReminderAt(parts, ctx.now),
      })
      .where('ref_number', '=', ref)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

function answerOf(order: OrderRow) {
  return {
    status_code: 200 as const,
    result: {
      partial_payment: order.instalments !== null,
      total: order.total,
      must_pay: dueNow(order),
      to_pay: owedNow(order),
    },
  };
}
