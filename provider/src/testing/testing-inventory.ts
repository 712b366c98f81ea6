import type { FlightQuote } from '@aylal/contracts/flights';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { createSeatInventory } from '../commerce/inventory/seat-inventory.ts';
import type { Inventory } from '../commerce/inventory/inventory-port.ts';
import type { QuoteSource } from '../products/flights/stores/quote-source.ts';

export interface TestingInventory extends Inventory {
  /** The quotes that it offers. */
  readonly quotes: QuoteSource;
  /** Offers a quote with so many seats. */
  offer(quote: FlightQuote, seats: number): Promise<void>;
  seatsLeft(quoteRef: string): Promise<number>;
  /** From now on a quote takes its seats from another quote's flight. */
  share(quoteRef: string, seatsOf: string): Promise<void>;
}

/** Seats in tables of the test's own database, so that they follow its transactions. One flight per quote. */
export async function testingInventory(db: Db): Promise<TestingInventory> {
  await sql`create table test_quotes (ref text primary key, quote jsonb not null, seats int not null check (seats >= 0), seats_of text not null)`.execute(
    db,
  );
  await sql`create table test_holds (order_ref text primary key, ref text not null, seats int not null)`.execute(db);
  // Rooms, places of trips and cars are kept by the real one: their days have names and limits of their own.
  const rooms = createSeatInventory();
  return {
    offer: async (quote, seats) => {
      await sql`insert into test_quotes values (${quote.ref_number}, ${JSON.stringify(quote)}, ${seats}, ${quote.ref_number})`.execute(
        db,
      );
    },
    share: async (ref, seatsOf) => {
      await sql`update test_quotes set seats_of = ${seatsOf} where ref = ${ref}`.execute(db);
    },
    seatsLeft: async (ref) =>
      (await sql<{ seats: number }>`select seats from test_quotes where ref = ${ref}`.execute(db)).rows[0]?.seats ?? -1,
    quotes: {
      read: async (from, ref) => {
        const found = await sql<{ quote: FlightQuote }>`select quote from test_quotes where ref = ${ref}`.execute(from);
        const quote = found.rows[0]?.quote;
        return quote && { quote, units: [{ resource: ref, date: '', limit: 0 }] };
      },
    },
    hold: async (tx, { orderRef, units, quantity }) => {
      const quoteRef = units[0]?.resource ?? '';
      if (/^(hotel|trip|car) /.test(quoteRef)) return rooms.hold(tx, { orderRef, units, quantity });
      const { rows } =
        await sql`update test_quotes set seats = seats - ${quantity} where ref = (select seats_of from test_quotes where ref = ${quoteRef}) and seats >= ${quantity} returning ref`.execute(
          tx,
        );
      if (rows.length > 0) await sql`insert into test_holds values (${orderRef}, ${quoteRef}, ${quantity})`.execute(tx);
      return rows.length > 0;
    },
    release: async (tx, orderRef) => {
      await rooms.release(tx, orderRef);
      await sql`with gone as (delete from test_holds where order_ref = ${orderRef} returning ref, seats)
        update test_quotes q set seats = q.seats + gone.seats from gone where q.ref = gone.ref`.execute(tx);
    },
    releaseSome: async (tx, orderRef, seats) => {
      await sql`with gone as (update test_holds set seats = seats - ${seats} where order_ref = ${orderRef} returning ref)
        update test_quotes q set seats = q.seats + ${seats} from gone where q.ref = gone.ref`.execute(tx);
    },
    confirm: (tx, orderRef) => rooms.confirm(tx, orderRef),
  };
}
