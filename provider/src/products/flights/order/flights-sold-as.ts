import type { Product } from '../../../commerce/orders/product.ts';
import { mongolianAirports } from '../airports/mongolian-airports.ts';

/** A journey that leaves the country anywhere crosses the border. */
export const flightsSoldAs: Product['soldAs'] = ({ offer }) => {
  const legs = offer.trips.flatMap(({ flights }) => flights);
  return legs.some(
    ({ departure_airport, arrival_airport }) =>
      !mongolianAirports.has(departure_airport) || !mongolianAirports.has(arrival_airport),
  )
    ? 'border-crossing'
    : 'domestic';
};
