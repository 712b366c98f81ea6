import type { FlightQuote } from '@aylal/contracts';
import type { Db, Tx } from '../database/database.ts';
import type { FlightSeats } from '../flights/fares/seats-left.ts';

/** A quote, and the flights that it needs seats on. */
export interface QuotedFlights {
  readonly quote: FlightQuote;
  readonly flights: readonly FlightSeats[];
}

/** What an order needs of the flights inventory. Seats of an order are held once, however often they are asked for. */
export interface Inventory {
  /** The quote that a price check made; undefined for one that is unknown. An ended quote is still told, with its end. */
  readQuote(db: Db | Tx, ref: string): Promise<QuotedFlights | undefined>;
  /** All or nothing; false when a flight has too few seats left. */
  holdSeats(tx: Tx, hold: SeatHold): Promise<boolean>;
  /** Safe to repeat. */
  releaseSeats(tx: Tx, orderRef: string): Promise<void>;
  /** Gives so many of an order's seats back; the rest stay. To be said once for each seat. */
  returnSeats(tx: Tx, orderRef: string, seats: number): Promise<void>;
  /** Held seats become sold ones. */
  confirmSeats(tx: Tx, orderRef: string): Promise<void>;
}

export interface SeatHold {
  readonly orderRef: string;
  readonly flights: readonly FlightSeats[];
  readonly seats: number;
}
