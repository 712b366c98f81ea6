import type { Db, Tx } from '../../../platform/database/database.ts';
import { orderStatus } from '../../../commerce/orders/order-row.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** Seats that an order of ours has, held or sold: one order for each seat of a run. */
    bus_seats: { run: string; seat: number; ref_number: string };
  }
}

/** A seat of ours: held until an instant in milliseconds, or sold. */
export interface HeldSeat {
  readonly until: number | null;
}

/** By run and number. */
export type HeldSeats = ReadonlyMap<string, ReadonlyMap<number, HeldSeat>>;

/** Takes seats of a run for an order, all or none: false when an order has one of them, and then the caller undoes what it wrote. */
export async function holdBusSeats(
  tx: Tx,
  ref_number: string,
  run: string,
  seats: readonly number[],
): Promise<boolean> {
  const rows = seats.toSorted((a, b) => a - b).map((seat) => ({ run, seat, ref_number }));
  const held = await tx
    .insertInto('bus_seats')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('seat')
    .execute();
  return held.length === rows.length;
}

/** Frees the seats of an order, or those of them that are named. Safe to repeat, and for orders that have none. */
export async function freeBusSeats(tx: Tx, ref_number: string, seats?: readonly number[]): Promise<void> {
  const own = tx.deleteFrom('bus_seats').where('ref_number', '=', ref_number);
  await (seats ? own.where('seat', 'in', seats) : own).execute();
}

/** Which seats of these runs orders of ours have. One whose time to pay is over is free already: whoever books it ends that order. */
export async function heldSeats(db: Db, runs: readonly string[], now: number): Promise<HeldSeats> {
  const rows =
    runs.length === 0
      ? []
      : await db
          .selectFrom('bus_seats as s')
          .innerJoin('orders as o', 'o.ref_number', 's.ref_number')
          .select(['s.run', 's.seat', 'o.status', 'o.pay_until'])
          .where('s.run', 'in', runs)
          .execute();
  const held = new Map<string, Map<number, HeldSeat>>();
  for (const { run, seat, status, pay_until } of rows) {
    const waits = status === orderStatus.awaitingPayment;
    if (waits && pay_until <= now) continue;
    const ofRun = held.get(run) ?? new Map<number, HeldSeat>();
    held.set(run, ofRun.set(seat, { until: waits ? pay_until : null }));
  }
  return held;
}

/** The orders whose time is over and that still stand on these seats. */
export async function lapsedHolders(tx: Tx, run: string, seats: readonly number[], now: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('bus_seats as s')
    .innerJoin('orders as o', 'o.ref_number', 's.ref_number')
    .select('o.ref_number')
    .distinct()
    .where('s.run', '=', run)
    .where('s.seat', 'in', seats)
    .where('o.status', '=', orderStatus.awaitingPayment)
    .where('o.pay_until', '<=', now)
    .orderBy('o.ref_number')
    .execute();
  return rows.map(({ ref_number }) => ref_number);
}
