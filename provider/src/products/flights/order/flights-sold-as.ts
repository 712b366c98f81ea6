import type { ItemOf } from '../../../commerce/orders/product-order-adapter.ts';
import type { SoldAs } from '../../../commerce/orders/sold-as.ts';
import { mongolianAirports } from '../airports/mongolian-airports.ts';
import { agreedOffer } from '../../../commerce/orders/order-row.ts';

/** A journey that leaves the country anywhere crosses the border, and is taxed at zero. */
export function flightsSoldAs(order: ItemOf): SoldAs {
  const legs = agreedOffer(order).trips.flatMap(({ flights }) => flights);
  const abroad = legs.some(
    ({ departure_airport, arrival_airport }) =>
      !mongolianAirports.has(departure_airport) || !mongolianAirports.has(arrival_airport),
  );
  return { kind: 'ticket', what: 'Нислэгийн тийз', taxType: abroad ? 'VAT_ZERO' : 'VAT_ABLE' };
}
