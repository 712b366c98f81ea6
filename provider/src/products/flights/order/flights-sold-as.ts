import type { Product } from '../../../commerce/orders/product.ts';
import { mongolianAirports } from '../airports/mongolian-airports.ts';

/** A journey that leaves the country anywhere crosses the border, and is taxed at zero. */
export const flightsSoldAs: Product['soldAs'] = ({ offer }) => {
  const legs = offer.trips.flatMap(({ flights }) => flights);
  const abroad = legs.some(
    ({ departure_airport, arrival_airport }) =>
      !mongolianAirports.has(departure_airport) || !mongolianAirports.has(arrival_airport),
  );
  return { kind: 'ticket', what: 'Нислэгийн тийз', taxType: abroad ? 'VAT_ZERO' : 'VAT_ABLE' };
};
