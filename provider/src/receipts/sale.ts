import { rideReceiptHindrance, rideReference, type Money } from '@aylal/domain';
import type { Deps } from '../deps.ts';
import type { Db, Tx } from '../database/database.ts';
import { findOwnRide, lockRide } from '../mobility/rides/ride-store.ts';
import type { RideRow } from '../mobility/rides/ride-tables.ts';
import type { FlightOrderRow } from '../orders/order-row.ts';
import { currentOrder } from '../orders/expire-order.ts';
import { findOwnOrder, lockOrder } from '../orders/order-store.ts';
import { receiptAmount } from './decide-receipt.ts';
import type { SoldAs } from './receipt-lines.ts';
import { refundedMoney } from './refunded-money.ts';
import { soldAsOf } from './sold-as.ts';

/** What a receipt is made of: an order or a ride. */
export interface Sale {
  readonly ref_number: string;
  /** What was kept of it; 0 while no receipt is to be had. */
  readonly amount: Money;
  /** The part of it that is our own fee. */
  readonly fee: Money;
  readonly sold: SoldAs;
  /** Why a ride has no receipt; null for one that has, and for orders. */
  readonly hindrance: 'running' | 'free' | null;
}

/** A sale of this customer as it stands now. Undefined when there is none, and just so when it is somebody else's (AUT-1). */
export async function findOwnSale(deps: Deps, userId: string, ref: string, now: number): Promise<Sale | undefined> {
  const reference = ref.toUpperCase();
  if (rideReference.test(reference)) {
    const ride = await findOwnRide(deps.db, userId, reference);
    return ride && saleOfRide(ride);
  }
  const order = await findOwnOrder(deps.db, userId, reference);
  return order && saleOfOrder(deps.db, await currentOrder(deps, order, now));
}

/** The sale, locked until the end of the transaction. */
export async function lockSale(tx: Tx, ref: string): Promise<Sale | undefined> {
  if (rideReference.test(ref)) {
    const ride = await lockRide(tx, ref);
    return ride && saleOfRide(ride);
  }
  const order = await lockOrder(tx, ref);
  return order && saleOfOrder(tx, order);
}

async function saleOfOrder(db: Db | Tx, order: FlightOrderRow): Promise<Sale> {
  const { ref_number, fee } = order;
  const amount = receiptAmount(order, await refundedMoney(db, ref_number));
  return { ref_number, amount, fee, sold: soldAsOf(order), hindrance: null };
}

function saleOfRide(ride: RideRow): Sale {
  const hindrance = rideReceiptHindrance(ride);
  return { ref_number: ride.id, amount: hindrance ? 0 : (ride.price ?? 0), fee: 0, sold: 'ride', hindrance };
}
