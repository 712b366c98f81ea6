import { inventoryUnits, type InventoryUnit, type TakenUnits } from './inventory-port.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db, Tx } from '../../platform/database/database.ts';

interface InventoryRow {
  readonly resource: string;
  readonly date: string;
  readonly held: number;
  readonly sold: number;
}

interface InventoryHoldRow {
  readonly order_ref: string;
  readonly units: string;
  readonly quantity: number;
  readonly state: 'held' | 'sold';
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    inventory: InventoryRow;
    inventory_holds: InventoryHoldRow;
  }
}

/** One order of locking for everybody, so that two bookings never wait for each other. */
const inOrder = (flights: readonly InventoryUnit[]) =>
  flights.toSorted((a, b) => (`${a.date}${a.resource}` < `${b.date}${b.resource}` ? -1 : 1));

const unitsOf = (text: string): readonly InventoryUnit[] => v.parse(inventoryUnits, text);

/**
 * Takes seats for an order on every flight, or none: one conditional statement decides, so a seat is sold once however many ask at
 * the same time. An order that holds its seats already keeps them and gets no more. False when a flight has too few.
 */
export async function holdInventory(
  tx: Tx,
  orderRef: string,
  flights: readonly InventoryUnit[],
  seats: number,
): Promise<boolean> {
  // Their seats are kept by anyone who offered them.
  if (flights.length === 0) return true;
  const { rows } = await sql<{ resource: string | null; date: string }>`
    with wanted (resource, date, seat_limit) as (
      values ${sql.join(inOrder(flights).map(({ resource, date, limit }) => sql`(${resource}::text, ${date}::text, ${limit}::int)`))}
    ), mine as (
      insert into inventory_holds (order_ref, units, quantity, state)
      values (${orderRef}, ${JSON.stringify(flights)}, ${seats}::int, 'held')
      on conflict do nothing returning order_ref
    ), taken as (
      insert into inventory as seats (resource, date, held)
      select wanted.resource, wanted.date, ${seats}::int from wanted cross join mine
      where wanted.seat_limit >= ${seats}::int
      order by wanted.date, wanted.resource
      on conflict (date, resource) do update set held = seats.held + excluded.held
      where seats.held + seats.sold + excluded.held <= (
        select seat_limit from wanted where wanted.resource = seats.resource and wanted.date = seats.date
      )
      returning resource, date
    )
    select taken.resource, taken.date from mine left join taken on true`.execute(tx);
  const taken = rows.flatMap(({ resource, date }) => (resource === null ? [] : [{ resource, date }]));
  const isHeldAlready = rows.length === 0;
  if (isHeldAlready || taken.length === flights.length) return true;
  for (const back of taken) await give(tx, back, 'held', seats);
  await tx.deleteFrom('inventory_holds').where('order_ref', '=', orderRef).execute();
  return false;
}

async function give(
  tx: Tx,
  { resource, date }: Pick<InventoryUnit, 'resource' | 'date'>,
  from: 'held' | 'sold',
  seats: number,
): Promise<void> {
  await sql`update inventory set ${sql.ref(from)} = ${sql.ref(from)} - ${seats}::int
    where resource = ${resource} and date = ${date}`.execute(tx);
}

/** Gives the seats of an order back, held or sold. Safe to repeat. */
export async function releaseInventory(tx: Tx, orderRef: string): Promise<void> {
  const hold = await tx
    .deleteFrom('inventory_holds')
    .where('order_ref', '=', orderRef)
    .returning(['units', 'quantity', 'state'])
    .executeTakeFirst();
  if (hold === undefined) return;
  for (const flight of inOrder(unitsOf(hold.units))) await give(tx, flight, hold.state, hold.quantity);
}

/** Gives some seats of an order back; with the last one its hold ends. To be said once for each seat. */
export async function releaseSome(tx: Tx, orderRef: string, seats: number): Promise<void> {
  if (seats <= 0) return;
  const hold = await tx
    .updateTable('inventory_holds')
    .set((set) => ({ quantity: set('quantity', '-', seats) }))
    .where('order_ref', '=', orderRef)
    .where('quantity', '>', seats)
    .returning(['units', 'state'])
    .executeTakeFirst();
  if (hold === undefined) return releaseInventory(tx, orderRef);
  for (const flight of inOrder(unitsOf(hold.units))) await give(tx, flight, hold.state, seats);
}

/** Turns the held seats of an order into sold ones. Safe to repeat. */
export async function confirmInventory(tx: Tx, orderRef: string): Promise<void> {
  const hold = await tx
    .updateTable('inventory_holds')
    .set({ state: 'sold' })
    .where('order_ref', '=', orderRef)
    .where('state', '=', 'held')
    .returning(['units', 'quantity'])
    .executeTakeFirst();
  if (hold === undefined) return;
  for (const { resource, date } of inOrder(unitsOf(hold.units))) {
    await sql`update inventory set held = held - ${hold.quantity}::int, sold = sold + ${hold.quantity}::int
      where resource = ${resource} and date = ${date}`.execute(tx);
  }
}

/** Reads what is taken in a span of days, both ends included. */
export async function readTaken(db: Db, from: string, to: string): Promise<TakenUnits> {
  const rows = await db.selectFrom('inventory').selectAll().where('date', '>=', from).where('date', '<=', to).execute();
  const taken = new Map(rows.map((row) => [`${row.resource}${row.date}`, row.held + row.sold]));
  return (resource, date) => taken.get(resource + date) ?? 0;
}
