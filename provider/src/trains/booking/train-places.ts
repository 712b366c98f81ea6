import type { Tx } from '../../database/database.ts';
import { orderStatus } from '../../orders/order-row.ts';

declare module '../../database/tables.ts' {
  interface Tables {
    /** Places that an order of ours has, waiting for its money or sold: one order for each place of a run. */
    train_places: { run: string; wagon: number; place: number; ref_number: string };
  }
}

/** Places of one wagon of a run. */
export interface WagonPlaces {
  readonly run: string;
  readonly wagon: number;
  readonly places: readonly number[];
}

/** Takes places for an order, all or none: false when an order has one of them, and then the caller undoes what it wrote. */
export async function takeTrainPlaces(tx: Tx, ref_number: string, wanted: WagonPlaces): Promise<boolean> {
  const { run, wagon, places } = wanted;
  const rows = places.toSorted((a, b) => a - b).map((place) => ({ run, wagon, place, ref_number }));
  const taken = await tx
    .insertInto('train_places')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('place')
    .execute();
  return taken.length === rows.length;
}

/** Frees the places of an order, or those of them that are named. Safe to repeat, and for orders that have none. */
export async function freeTrainPlaces(tx: Tx, ref_number: string, places?: readonly number[]): Promise<void> {
  const own = tx.deleteFrom('train_places').where('ref_number', '=', ref_number);
  await (places ? own.where('place', 'in', places) : own).execute();
}

/** The orders whose time is over and that still stand on these places. */
export async function lapsedTrainHolders(tx: Tx, { run, wagon, places }: WagonPlaces, now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('train_places as p')
    .innerJoin('flight_orders as o', 'o.ref_number', 'p.ref_number')
    .select('o.ref_number')
    .distinct()
    .where('p.run', '=', run)
    .where('p.wagon', '=', wagon)
    .where('p.place', 'in', places)
    .where('o.status', '=', orderStatus.awaitingPayment)
    .where('o.pay_until', '<=', now)
    .orderBy('o.ref_number')
    .execute();
  return rows.map(({ ref_number }) => ref_number);
}
