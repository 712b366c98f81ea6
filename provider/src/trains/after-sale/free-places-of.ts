import type { Tx } from '../../database/database.ts';
import { agreedItem, type FlightOrderRow } from '../../orders/order-row.ts';
import { freeTrainPlaces } from '../booking/train-places.ts';

/** The places of these tickets can be sold again. */
export async function freePlacesOf(tx: Tx, order: FlightOrderRow, tickets: readonly string[]): Promise<void> {
  const { places } = agreedItem(order, 'train');
  const gone = places.filter((_, index) => tickets.includes(order.travellers[index]?.ticket_number ?? ''));
  await freeTrainPlaces(tx, order.ref_number, gone);
}
