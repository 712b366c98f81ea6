import { holdOrderLonger } from '@aylal/contracts/office';
import { isLongerHold } from '@aylal/domain/office';
import { lengthenHold, longestHoldOf } from '../../commerce/orders/longer-hold.ts';
import { orderStatus, type OrderRow } from '../../commerce/orders/order-row.ts';
import { lockOrder } from '../../commerce/orders/order-store.ts';
import type { Deps } from '../../platform/deps.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { PartnerError } from '../../platform/partner-http/partner-error.ts';
import { writeAudit } from '../audit-log.ts';
import { beginAction, wasBegun } from './begin-action.ts';
import { knownOrder } from './known-order.ts';
import { orderFile } from './order-file.ts';
import { orderSubject } from './order-records.ts';

interface Wish {
  /** The time to pay that the person saw. */
  readonly seen: number;
  readonly until: number;
}

/** NEED-280. Who holds what was bought is asked before the transaction; of two people the second one finds another time to pay. */
export function longerHoldRoute(deps: Deps): Route {
  return route(holdOrderLonger).to(async ({ body, staff, locale, now }) => {
    const { id, reason } = body;
    const wish = { seen: Date.parse(body.pay_until), until: Date.parse(body.until) };
    const found = await knownOrder(deps.db, body.ref_number);
    const until = (await wasBegun(deps.db, id)) ? undefined : await askForTime(deps, found, wish);
    return deps.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, found.ref_number);
      if (!order) throw refuse('not-found');
      const { ref_number } = order;
      if (await beginAction(tx, { id, ref_number, action: 'hold' }, now)) {
        if (until === undefined || !isAsSeen(order, wish, deps.clock.now())) throw refuse('state-conflict');
        const longer = await lengthenHold(deps, tx, order, until);
        const [before, after] = [timeToPay(order), timeToPay(longer)];
        await writeAudit(
          tx,
          staff,
          { act: 'order-hold', subject: orderSubject(ref_number), reason, before, after },
          now,
        );
      }
      const file = await orderFile(deps, tx, await knownOrder(tx, ref_number), { locale, now });
      return { status_code: 200, result: file };
    });
  });
}

/** Until when the order will be held, as its product or a partner grants it. */
async function askForTime(deps: Deps, order: OrderRow, wish: Wish): Promise<number> {
  const now = deps.clock.now();
  const longest = isAsSeen(order, wish, now) ? longestHoldOf(deps, order, now) : undefined;
  if (longest === undefined) throw refuse('state-conflict');
  if (typeof longest === 'string') throw refuse('not-bookable');
  if (!isLongerHold(wish.until, { payUntil: order.pay_until, latest: longest.latest }))
    throw refuse('invalid-input', { fields: { until: 'validation_date' } });
  try {
    const granted = await deps.partnerCalls.about(order.ref_number, () => longest.hold(wish.until));
    const until = Math.min(granted, wish.until);
    if (until > order.pay_until) return until;
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    if (error.kind !== 'refused') throw refuse('unavailable', { retryAfterSeconds: 30 });
    if (error.key !== 'LIMIT_REACHED') throw refuse('sold-out', { status: 409 });
  }
  throw refuse('not-bookable');
}

function isAsSeen({ status, pay_until }: OrderRow, { seen }: Wish, now: number): boolean {
  return status === orderStatus.awaitingPayment && pay_until === seen && now < pay_until;
}

function timeToPay({ pay_until }: OrderRow) {
  return { pay_until: new Date(pay_until).toISOString() };
}
