import { flightParts } from './flight-parts.ts';
import type { Product } from '../../commerce/orders/product.ts';
import { refundOfFlight } from './after-sale/decide-refund.ts';
import { airlineChanges } from './changes/airline-changes.ts';
import { flightJourney } from './order/flight-journey.ts';
import { flightsSoldAs } from './order/flights-sold-as.ts';
import { airlineOwed, fulfilFlights } from './order/fulfil-flights.ts';
import { flightRefund } from './order/return-flights.ts';
import { flightOrderAdapter } from './order/flight-order-adapter.ts';
import { agreedOffer } from '../../commerce/orders/order-row.ts';

/** Flights of airlines. */
export const flightProduct: Product<'flight'> = {
  key: 'flight',
  ...flightOrderAdapter,
  ...flightParts,
  refusedWays: [],
  soldAs: flightsSoldAs,
  foundBy: (order) =>
    agreedOffer(order).trips.flatMap(({ flights }) =>
      flights.flatMap(({ departure_airport, arrival_airport }) => [departure_airport, arrival_airport]),
    ),
  supplier: { waitHours: 24, hasStart: true, payable: airlineOwed, fulfil: fulfilFlights },
  // A quote that was dropped since cannot be sold again.
  unitsToHoldAgain: async ({ quotes }, tx, { quote_ref }) => (await quotes.read(tx, quote_ref))?.units,
  refundPolicy: flightRefund,
  refundOfRest: refundOfFlight,
  partnerChanges: airlineChanges,
  journey: flightJourney,
  work: { 'release holds': ({ airline }) => airline.releaseNext() },
};
