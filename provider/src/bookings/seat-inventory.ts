import { readQuote } from '../flights/stores/flight-quotes.ts';
import { confirmSeats, holdSeats, releaseSeats, returnSeats } from '../flights/stores/flight-seats.ts';
import type { Inventory } from './inventory-port.ts';

/** The inventory of our own flights. */
export function createSeatInventory(): Inventory {
  return {
    readQuote: (db, ref) => readQuote(db, ref.toUpperCase()),
    holdSeats: (tx, { orderRef, flights, seats }) => holdSeats(tx, orderRef, flights, seats),
    releaseSeats,
    returnSeats,
    confirmSeats,
  };
}
