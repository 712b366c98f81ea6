import type { FlightPlaces } from './airports/flight-places.ts';
import { createItineraryFinder, type ItineraryFinder } from './network/find-itineraries.ts';
import { createFlightNetwork } from './network/flight-network.ts';

/** What flies in our own timetable: places, flights and the ways through them. Made from data alone, so every process has the same. */
export interface FlightInventory extends FlightPlaces {
  readonly finder: ItineraryFinder;
}

/** Takes about half a second and some 80 MB: make one per process. */
export function createFlightInventory(known: FlightPlaces): FlightInventory {
  const network = createFlightNetwork(known.places, known.clock);
  return { ...known, finder: createItineraryFinder(network, known.places, known.clock) };
}
