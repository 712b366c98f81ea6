import type { OrderShipment, Shipment } from '@aylal/contracts/cart';
import { deliveryState, deliveryTimes } from '@aylal/domain/cart';
import type { Db, Tx } from '../../platform/database/database.ts';
import { orderStatus } from '../../commerce/orders/order-row.ts';
import { lockOrder } from '../../commerce/orders/order-store.ts';
import { refuse } from '../../platform/http/problem-error.ts';

/** Where the customer's last delivery went; null before the first. */
export async function lastLocation(db: Db | Tx, userId: string): Promise<Shipment | null> {
  const row = await db
    .selectFrom('shipment_locations')
    .select('location')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.location ?? null;
}

/** Keeps where the customer's deliveries go. */
export async function keepLocation(db: Db | Tx, userId: string, location: Shipment, now: number): Promise<void> {
  const saved = { location: JSON.stringify(location), saved_at: now };
  await db
    .insertInto('shipment_locations')
    .values({ user_id: userId, ...saved })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(saved))
    .execute();
}

/** Sets where an order is delivered, and keeps that for the next one. */
export async function shipOrder(
  tx: Tx,
  { ref, userId }: { ref: string; userId: string },
  location: Shipment,
  now: number,
): Promise<void> {
  const set = { location: JSON.stringify(location), changed_at: now };
  await tx
    .insertInto('lottery_shipments')
    .values({ ref_number: ref, user_id: userId, ...set })
    .onConflict((conflict) => conflict.column('ref_number').doUpdateSet(set))
    .execute();
  await keepLocation(tx, userId, location, now);
}

/** Sends an order of this customer elsewhere. The order is locked first, so that no payment comes between; refused once it is paid or over. */
export async function changeLocation(
  tx: Tx,
  own: { ref: string; userId: string },
  location: Shipment,
  now: number,
): Promise<void> {
  const order = await lockOrder(tx, own.ref);
  const shipped = await shipmentOf(tx, own, now);
  if (!order || !shipped) throw refuse('not-found');
  if (!shipped.changeable) throw refuse('state-conflict');
  await shipOrder(tx, own, location, now);
}

/** The delivery of an order of this customer as it is at `now`; undefined for one that is not theirs, or without a delivery. */
export async function shipmentOf(
  db: Db | Tx,
  { ref, userId }: { ref: string; userId: string },
  now: number,
): Promise<OrderShipment | undefined> {
  const row = await db
    .selectFrom('lottery_shipments as s')
    .innerJoin('orders as o', 'o.ref_number', 's.ref_number')
    .select(['s.location', 'o.status', 'o.pay_until', 'o.fulfilled_at'])
    .where('s.ref_number', '=', ref)
    .where('s.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { aimag } = row.location.address;
  const times = row.fulfilled_at === null ? null : deliveryTimes(aimag, row.fulfilled_at);
  return {
    ref_number: ref,
    shipment: row.location,
    state: deliveryState(aimag, row.fulfilled_at, now),
    changeable: row.status === orderStatus.awaitingPayment && now < row.pay_until,
    leaves_at: times && new Date(times.leaves).toISOString(),
    arrives_at: times && new Date(times.arrives).toISOString(),
  };
}
