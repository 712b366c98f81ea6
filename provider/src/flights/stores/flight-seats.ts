import { sql } from 'kysely';
import type { Db, Tx } from '../../database/database.ts';
import type { FlightSeats, TakenSeats } from '../fares/seats-left.ts';

interface FlightSeatsRow {
  readonly flight_key: string;
  readonly depart_date: string;
  readonly held: number;
  readonly sold: number;
}

interface FlightSeatHoldRow {
  readonly order_ref: string;
  readonly flights: string;
  readonly seats: number;
  readonly state: 'held' | 'sold';
}

declare module '../../database/tables.ts' {
  interface Tables {
    flight_seats: FlightSeatsRow;
    flight_seat_holds: FlightSeatHoldRow;
  }
}

/** One order of locking for everybody, so that two bookings never wait for each other. */
const inOrder = (flights: readonly FlightSeats[]) =>
  [...flights].sort((a, b) => (`${a.date}${a.flightKey}` < `${b.date}${b.flightKey}` ? -1 : 1));

// Only `holdSeats` writes the column.
const flightsOf = (text: string) => JSON.parse(text) as readonly FlightSeats[];

/**
 * Takes seats for an order on every flight, or none: one conditional statement decides, so a seat is sold once however many ask at
 * the same time. An order that holds its seats already keeps them and gets no more. False when a flight has too few.
 */
export async function holdSeats(
  tx: Tx,
  orderRef: string,
  flights: readonly FlightSeats[],
  seats: number,
): Promise<boolean> {
  // Their seats are kept by whoever offered them.
  if (flights.length === 0) return true;
  const { rows } = await sql<{ flight_key: string | null; depart_date: string }>`
    with wanted (flight_key, depart_date, seat_limit) as (
      values ${sql.join(inOrder(flights).map(({ flightKey, date, limit }) => sql`(${flightKey}::text, ${date}::text, ${limit}::int)`))}
    ), mine as (
      insert into flight_seat_holds (order_ref, flights, seats, state)
      values (${orderRef}, ${JSON.stringify(flights)}, ${seats}::int, 'held')
      on conflict do nothing returning order_ref
    ), taken as (
      insert into flight_seats as seats (flight_key, depart_date, held)
      select wanted.flight_key, wanted.depart_date, ${seats}::int from wanted cross join mine
      where wanted.seat_limit >= ${seats}::int
      order by wanted.depart_date, wanted.flight_key
      on conflict (depart_date, flight_key) do update set held = seats.held + excluded.held
      where seats.held + seats.sold + excluded.held <= (
        select seat_limit from wanted where wanted.flight_key = seats.flight_key and wanted.depart_date = seats.depart_date
      )
      returning flight_key, depart_date
    )
    select taken.flight_key, taken.depart_date from mine left join taken on true`.execute(tx);
  const taken = rows.flatMap(({ flight_key, depart_date }) =>
    flight_key === null ? [] : [{ flightKey: flight_key, date: depart_date }],
  );
  const isHeldAlready = rows.length === 0;
  if (isHeldAlready || taken.length === flights.length) return true;
  for (const back of taken) await give(tx, back, 'held', seats);
  await tx.deleteFrom('flight_seat_holds').where('order_ref', '=', orderRef).execute();
  return false;
}

async function give(
  tx: Tx,
  { flightKey, date }: Pick<FlightSeats, 'flightKey' | 'date'>,
  from: 'held' | 'sold',
  seats: number,
): Promise<void> {
  await sql`update flight_seats set ${sql.ref(from)} = ${sql.ref(from)} - ${seats}::int
    where flight_key = ${flightKey} and depart_date = ${date}`.execute(tx);
}

/** Gives the seats of an order back, held or sold. Safe to repeat. */
export async function releaseSeats(tx: Tx, orderRef: string): Promise<void> {
  const hold = await tx
    .deleteFrom('flight_seat_holds')
    .where('order_ref', '=', orderRef)
    .returning(['flights', 'seats', 'state'])
    .executeTakeFirst();
  if (hold === undefined) return;
  for (const flight of inOrder(flightsOf(hold.flights))) await give(tx, flight, hold.state, hold.seats);
}

/** Gives some seats of an order back; with the last one its hold ends. To be said once for each seat. */
export async function returnSeats(tx: Tx, orderRef: string, seats: number): Promise<void> {
  if (seats <= 0) return;
  const hold = await tx
    .updateTable('flight_seat_holds')
    .set((set) => ({ seats: set('seats', '-', seats) }))
    .where('order_ref', '=', orderRef)
    .where('seats', '>', seats)
    .returning(['flights', 'state'])
    .executeTakeFirst();
  if (hold === undefined) return releaseSeats(tx, orderRef);
  for (const flight of inOrder(flightsOf(hold.flights))) await give(tx, flight, hold.state, seats);
}

/** Turns the held seats of an order into sold ones. Safe to repeat. */
export async function confirmSeats(tx: Tx, orderRef: string): Promise<void> {
  const hold = await tx
    .updateTable('flight_seat_holds')
    .set({ state: 'sold' })
    .where('order_ref', '=', orderRef)
    .where('state', '=', 'held')
    .returning(['flights', 'seats'])
    .executeTakeFirst();
  if (hold === undefined) return;
  for (const { flightKey, date } of inOrder(flightsOf(hold.flights))) {
    await sql`update flight_seats set held = held - ${hold.seats}::int, sold = sold + ${hold.seats}::int
      where flight_key = ${flightKey} and depart_date = ${date}`.execute(tx);
  }
}

/** Reads what is taken in a span of days, both ends included. */
export async function readTakenSeats(db: Db, from: string, to: string): Promise<TakenSeats> {
  const rows = await db
    .selectFrom('flight_seats')
    .selectAll()
    .where('depart_date', '>=', from)
    .where('depart_date', '<=', to)
    .execute();
  const taken = new Map(rows.map((row) => [`${row.flight_key}${row.depart_date}`, row.held + row.sold]));
  return (flightKey, date) => taken.get(flightKey + date) ?? 0;
}
