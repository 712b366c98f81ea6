import type { InventoryUnit } from '../../../commerce/inventory/inventory-port.ts';
import { confirmFlightChange, type FlightChangeOption } from '@aylal/contracts/flights';
import type { Deps } from '../../../platform/deps.ts';
import { agreedOffer, type StoredChange } from '../../../commerce/orders/order-row.ts';
import { lockOrder } from '../../../commerce/orders/order-store.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { agreeChange } from './agree-change.ts';
import { changeHoldRef } from '../../../commerce/orders/change-hold.ts';
import { findChangeable, isChangeable } from './find-changeable.ts';
import { priceChange } from './price-change.ts';

type Confirm = typeof confirmFlightChange;

/** What is agreed on before anything is written; `moved` when it costs something else than the customer saw. */
interface Prepared {
  readonly ref: string;
  readonly option: FlightChangeOption;
  readonly units: readonly InventoryUnit[];
  readonly moved: boolean;
  /** How long the airline keeps the change, in milliseconds, where it says so. */
  readonly until: number | undefined;
}

/** API-32: the rules, the present price and the airline first, then seats, debt and order in one short transaction. */
export function confirmChangeRoute(
  deps: Pick<Deps, 'airline' | 'changes' | 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products'>,
): Route {
  return route(confirmFlightChange).withPartner({
    prepare: (ctx) => prepareChange(deps, ctx),
    handle: (ctx, prepared: Prepared) => storeChange(deps, ctx, prepared),
  });
}

async function prepareChange(
  deps: Pick<Deps, 'airline' | 'changes' | 'config' | 'db' | 'events' | 'ids' | 'inventory' | 'outbox' | 'products'>,
  { body, session, now, locale }: RouteContext<Confirm>,
): Promise<Prepared> {
  const order = await findChangeable(deps, session.userId, body.ref_number, now);
  const held = agreedOffer(order);
  const found = await deps.changes.reopen(held, body.filter_str, body.key, now, locale);
  if (!found.ok) throw refuse(found.problem);
  const option = priceChange(order, found.offer);
  const moved = body.shown_to_pay !== undefined && body.shown_to_pay !== option.to_pay;
  let until: number | undefined;
  if (!moved) {
    const answer = await deps.airline.reserveChange({
      reference: deps.ids.uuid(),
      offer: option,
      held,
      travellers: order.travellers.length,
    });
    if (answer.kind !== 'accepted')
      throw refuse(answer.kind === 'silent' ? 'airline-silent' : 'airline-refused', { status: 409 });
    until = answer.until;
  }
  return { ref: order.ref_number, option, units: found.units, moved, until };
}

async function storeChange(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>,
  { tx, body, now, log }: EffectContext<Confirm>,
  { ref, option, units, moved, until }: Prepared,
) {
  if (moved) return { status_code: 208 as const, result: option };
  // Two tabs: whoever comes second finds the order changed already.
  const order = await lockOrder(tx, ref);
  if (!order || !(await isChangeable(tx, order, now))) throw refuse('state-conflict');
  const hold = { orderRef: changeHoldRef(ref), units, quantity: order.quantity };
  if (!(await deps.inventory.hold(tx, hold))) throw refuse('sold-out');
  const changed = await agreeChange(deps, tx, order, {
    ...storedChange(option, order.total, body.reason, now),
    ...(until === undefined ? {} : { until }),
  });
  log.info('flight-change-agreed', { ref_number: ref, to_pay: option.to_pay, credit: option.credit });
  const pay_until = option.to_pay > 0 ? new Date(changed.pay_until).toISOString() : null;
  return { status_code: 200 as const, result: { ref_number: ref, to_pay: option.to_pay, pay_until } };
}

function storedChange(option: FlightChangeOption, heldTotal: number, reason: string, at: number): StoredChange {
  const { penalty, fare_difference, to_pay, credit, seats_left, partial_payment, ...offer } = option;
  return { state: 'reissuing', offer, penalty, fare_difference, to_pay, credit, heldTotal, reason, at };
}
