import { cancelHotelBooking } from '@aylal/contracts/hotels';
import type { Deps } from '../../../platform/deps.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { cancelUnpaid } from '../../../commerce/orders/expire-order.ts';
import { sendOrderMail } from '../../../commerce/orders/order-mails.ts';
import { itemOf, orderStatus, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder, lockOrder } from '../../../commerce/orders/order-store.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type EffectContext, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { giveUpBooking } from './hotel-refund.ts';
import { hotelMessage } from '../messages/hotel-messages.ts';
import { ruleOfHotelOrder } from './rule-of-order.ts';

type Cancel = typeof cancelHotelBooking;

/** API-41: a booking that gives nothing back is first given up at its partner, which may be repeated; then the order ends. */
export function cancelHotelRoute(
  deps: Pick<Deps, 'config' | 'db' | 'events' | 'hotels' | 'inventory' | 'outbox' | 'products'>,
): Route {
  return route(cancelHotelBooking).withPartner({
    prepare: (ctx) => cancelRoom(deps, ctx),
    handle: (ctx) => endOrder(deps, ctx),
  });
}

async function cancelRoom(
  { db, hotels }: Pick<Deps, 'db' | 'hotels'>,
  { body, session, locale, now }: RouteContext<Cancel>,
): Promise<void> {
  const order = await findCustomerOrder(db, session.userId, body.ref_number);
  const item = order && itemOf(order, 'hotel');
  if (!order || !item) throw refuse('not-found');
  const { kind } = ruleOfHotelOrder(order, item, now);
  if (kind === 'refund') throw refuse('state-conflict', { message: hotelMessage(locale, 'refund.refund-instead') });
  if (kind === 'blocked') throw refuse('state-conflict', { message: hotelMessage(locale, 'refund.not-now') });
  if (kind === 'cancel-order') return;
  try {
    await giveUpBooking({ db, hotels }, order.ref_number);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw refuse('unavailable', { message: hotelMessage(locale, 'refund.silent'), retryAfterSeconds: 30 });
  }
}

async function endOrder(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>,
  { tx, body, now, locale, log }: EffectContext<Cancel>,
) {
  const order = await lockOrder(tx, body.ref_number.toUpperCase());
  const item = order && itemOf(order, 'hotel');
  if (!order || !item) throw refuse('not-found');
  const { kind } = ruleOfHotelOrder(order, item, now);
  if (kind === 'cancel-order') await cancelUnpaid(deps, tx, order, now);
  else if (kind === 'cancel-booking') await endBooking(deps, tx, order, now);
  else throw refuse('state-conflict', { message: hotelMessage(locale, 'refund.not-now') });
  log.info('order-cancelled', { ref_number: order.ref_number });
  return { status_code: 200 as const };
}

/** Paid and given up for nothing: its price stays with its partner, its rooms are free. */
async function endBooking(
  deps: Pick<Deps, 'config' | 'events' | 'inventory' | 'outbox' | 'products'>,
  tx: Tx,
  order: OrderRow,
  now: number,
): Promise<void> {
  const ended = await tx
    .updateTable('orders')
    .set({ status: orderStatus.cancelled, ended_at: now })
    .where('ref_number', '=', order.ref_number)
    .returningAll()
    .executeTakeFirstOrThrow();
  await deps.inventory.release(tx, order.ref_number);
  await sendOrderMail(deps, tx, ended, 'cancelled');
  await deps.events.publish(tx, 'order/changed', { ref_number: order.ref_number });
}
