import { mongolianAirports } from '../flights/airports/mongolian-airports.ts';
import { itemOf, type FlightOrderRow } from '../orders/order-row.ts';
import type { SoldAs } from './receipt-lines.ts';

/** How tax stands to what an order is of: a journey that leaves the country anywhere crosses the border. */
export function soldAsOf({ product, offer, item }: Pick<FlightOrderRow, 'product' | 'offer' | 'item'>): SoldAs {
  if (itemOf({ product, item }, 'train')?.domestic === false) return 'train-abroad';
  if (product !== 'flight') return product;
  const legs = offer.trips.flatMap(({ flights }) => flights);
  return legs.some(
    ({ departure_airport, arrival_airport }) =>
      !mongolianAirports.has(departure_airport) || !mongolianAirports.has(arrival_airport),
  )
    ? 'border-crossing'
    : 'domestic';
}
