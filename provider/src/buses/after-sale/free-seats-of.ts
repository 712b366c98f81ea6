import type { Tx } from '../../database/database.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import { freeBusSeats } from '../booking/bus-seats.ts';

/** The seats of these tickets can be sold again. */
export async function freeSeatsOf(tx: Tx, order: FlightOrderRow, tickets: readonly string[]): Promise<void> {
  const { seats } = agreedItem(order, 'bus');
  const gone = seats.filter((_, index) => tickets.includes(order.travellers[index]?.ticket_number ?? ''));
  await freeBusSeats(tx, order.ref_number, gone);
}
