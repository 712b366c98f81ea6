import { noAirline } from './booking/no-airline.ts';
import { createSandboxAirline } from './booking/sandbox-airline.ts';
import { createTimetableChanges } from './changes/timetable-changes.ts';
import type { Deps } from '../../platform/deps.ts';
import { readRates } from '../../commerce/payments/read-rates.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { loadFlightPlaces, type FlightPlaces } from './airports/flight-places.ts';
import { createSandboxCarriers } from './carriers/sandbox-carriers.ts';
import { createTimetableCarriers } from './carriers/timetable-carriers.ts';
import { openFlightServices, type FlightServices } from './handlers/flight-services.ts';
import { priceFault } from './handlers/price-fault.ts';
import { createOrderApiAirline } from './order-api/order-api-airline.ts';
import { createOrderApiCarriers } from './order-api/order-api-carriers.ts';
import { createOrderApiChanges } from './order-api/order-api-changes.ts';
import { createOrderApi } from './order-api/order-api-client.ts';
import { createOrderApiMarket } from './order-api/order-api-market.ts';
import { createTimetableMarket } from './timetable-market.ts';

type Needed = Pick<Deps, 'config' | 'db' | 'clock' | 'logger' | 'faults'>;
type Flights = Pick<Deps, 'flightPlaces' | 'flightServices' | 'carriers' | 'offers' | 'changes' | 'airline'>;

/**
 * Where flights come from: an order API at its configured address; without one, in the sandbox, our own timetable and an airline that says yes; else
 * nowhere, and every call answers `unavailable`.
 */
export function openFlights(needed: Needed): Flights {
  const { config, db, faults } = needed;
  const { url, token } = config.partners.airline;
  let known: Promise<FlightPlaces> | undefined;
  const flightPlaces = async () => {
    if (!config.sandbox && url === undefined) throw refuse('unavailable');
    return (known ??= loadFlightPlaces());
  };
  let desk: Promise<FlightServices> | undefined;
  const flightServices = async () => {
    if (!config.sandbox) throw refuse('unavailable');
    return (desk ??= flightPlaces().then(openFlightServices));
  };
  if (url !== undefined) {
    const api = createOrderApi({ url: () => url, token });
    const market = { api, places: flightPlaces, rates: () => readRates({ db }) };
    return {
      flightPlaces,
      flightServices,
      carriers: createOrderApiCarriers(market),
      offers: createOrderApiMarket(market),
      changes: createOrderApiChanges({ ...market, db }),
      airline: createOrderApiAirline({ ...needed, ...market }),
    };
  }
  const timetable = { db, desk: flightServices, turn: () => priceFault({ config, faults }) };
  const carriers = createTimetableCarriers(db, flightServices);
  return {
    flightPlaces,
    flightServices,
    carriers: config.sandbox ? createSandboxCarriers(carriers, faults) : carriers,
    offers: createTimetableMarket(timetable),
    changes: createTimetableChanges(timetable),
    airline: config.sandbox ? createSandboxAirline(needed) : noAirline,
  };
}
