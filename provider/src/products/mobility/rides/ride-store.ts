import { MOST_RIDE_SECONDS, rideHold } from '@aylal/domain/mobility';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { accounts, post } from '../../../commerce/ledger/ledger.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { postReservation, reserve, voidReservation } from '../../../commerce/wallets/reservations.ts';
import { walletAccount } from '../../../commerce/wallets/wallet-accounts.ts';
import type { RideRow } from './ride-tables.ts';
import { priceAt, rideType } from './ride-view.ts';

/** The ride of a customer that is under way. */
export function openRide(db: Db | Tx, userId: string): Promise<RideRow | undefined> {
  return db
    .selectFrom('rides')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

/** A ride of this customer, also one that is over. Undefined for somebody else's. */
export function findCustomerRide(db: Db | Tx, userId: string, id: string): Promise<RideRow | undefined> {
  return db.selectFrom('rides').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

/** The ride, locked until the end of the transaction. */
export function lockRide(tx: Tx, id: string): Promise<RideRow | undefined> {
  return tx.selectFrom('rides').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Vehicles that somebody rides. */
export async function riddenVehicles(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('rides').select('vehicle').where('ended_at', 'is', null).execute();
  return new Set(rows.map(({ vehicle }) => vehicle));
}

/**
 * Begins a ride with its money set aside. The customer's own ride of this vehicle is answered as it is, with `begun` false; refused where somebody rides the vehicle or the
 * customer rides another, and without the money.
 */
export async function beginRide(
  tx: Tx,
  ride: Pick<RideRow, 'id' | 'user_id' | 'vehicle' | 'vehicle_type' | 'plate_no' | 'started_at' | 'locale'>,
): Promise<{ ride: RideRow; begun: boolean }> {
  const begun = await tx
    .insertInto('rides')
    .values({ ...ride, ended_at: null, price: null, end_at: ride.started_at + MOST_RIDE_SECONDS * 1000 })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!begun) {
    const own = await openRide(tx, ride.user_id);
    if (own?.vehicle === ride.vehicle) return { ride: own, begun: false };
    throw refuse(own ? 'already-booked' : 'state-conflict');
  }
  const held = await reserve(tx, {
    id: begun.id,
    userId: begun.user_id,
    type: 'wallet',
    amount: rideHold(rideType(begun)),
    purpose: 'payment',
    reference: begun.id,
    at: begun.started_at,
    expiresAt: null,
  });
  if (!held) throw refuse('not-enough-money');
  return { ride: begun, begun: true };
}

/** Ends a ride of this customer and takes its price, once; answers the ended ride, undefined when there is none. */
export async function finishRide(tx: Tx, userId: string, id: string, now: number): Promise<RideRow | undefined> {
  const ride = await lockRide(tx, id);
  if (ride?.user_id !== userId) return undefined;
  if (ride.ended_at !== null) return ride;
  const price = priceAt(ride, now);
  await postReservation(tx, id, accounts.rideSales, now);
  const rest = rideHold(rideType(ride)) - price;
  if (rest > 0)
    await post(tx, {
      kind: 'ride-rest',
      reference: id,
      at: now,
      entries: [
        { account: walletAccount(userId, 'wallet'), amount: -rest },
        { account: accounts.rideSales, amount: rest },
      ],
    });
  return close(tx, id, { ended_at: now, price });
}

/** A ride whose vehicle did not open: over, and free. */
export async function callOffRide(tx: Tx, id: string, now: number): Promise<void> {
  await voidReservation(tx, id, now);
  await close(tx, id, { ended_at: now, price: 0 });
}

function close(tx: Tx, id: string, end: { ended_at: number; price: number }): Promise<RideRow> {
  return tx.updateTable('rides').set(end).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
