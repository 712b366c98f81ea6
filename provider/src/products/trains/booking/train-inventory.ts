import type { Tx } from '../../../platform/database/database.ts';
import { orderStatus } from '../../../commerce/orders/order-row.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Places that an order of ours has, waiting for its money or sold: one order for each place on each leg of a run. */
    train_places: { run: string; wagon: number; place: number; leg: number; ref_number: string };
  }
}

/** Places of one wagon of a run, and the legs they are ridden on. */
export interface WagonPlaces {
  readonly run: string;
  readonly wagon: number;
  readonly places: readonly number[];
  readonly legs: readonly number[];
}

/** Takes places for an order on their legs, all or none: false when an order has one of them on one of these, and then the caller undoes what it wrote. */
export async function takeTrainPlaces(tx: Tx, ref_number: string, wanted: WagonPlaces): Promise<boolean> {
  const { run, wagon, places, legs } = wanted;
  // In one order, so that two who want the same never wait for each other.
  const rows = places
    .toSorted((a, b) => a - b)
    .flatMap((place) => legs.map((leg) => ({ run, wagon, place, leg, ref_number })));
  const taken = await tx
    .insertInto('train_places')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .execute();
  return taken.length === rows.length;
}

/** Frees the places of an order on all their legs, or those of them that are named. Safe to repeat, and for orders that have none. */
export async function freeTrainPlaces(tx: Tx, ref_number: string, places?: readonly number[]): Promise<void> {
  const own = tx.deleteFrom('train_places').where('ref_number', '=', ref_number);
  await (places ? own.where('place', 'in', places) : own).execute();
}

/** The orders whose time is over and that still stand on these places, on one of the legs. */
export async function lapsedTrainHolders(
  tx: Tx,
  { run, wagon, places, legs }: WagonPlaces,
  now: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('train_places as p')
    .innerJoin('orders as o', 'o.ref_number', 'p.ref_number')
    .select('o.ref_number')
    .distinct()
    .where('p.run', '=', run)
    .where('p.wagon', '=', wagon)
    .where('p.place', 'in', places)
    .where('p.leg', 'in', legs)
    .where('o.status', '=', orderStatus.awaitingPayment)
    .where('o.pay_until', '<=', now)
    .orderBy('o.ref_number')
    .execute();
  return rows.map(({ ref_number }) => ref_number);
}
