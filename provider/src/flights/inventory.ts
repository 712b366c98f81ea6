import { createAirportSearch, type AirportSearch } from './airports/airport-search.ts';
import { loadAirports } from './airports/load-airports.ts';
import { createPlaceDirectory, type PlaceDirectory } from './airports/place-directory.ts';
import { createItineraryFinder, type ItineraryFinder } from './network/find-itineraries.ts';
import { createFlightNetwork } from './network/flight-network.ts';
import { createZoneClock, type ZoneClock } from './network/zone-clock.ts';

/** What flies: places, timetable and the ways through it. Made from data alone, so every process has the same. */
export interface FlightInventory {
  readonly places: PlaceDirectory;
  readonly airportSearch: AirportSearch;
  readonly finder: ItineraryFinder;
  readonly clock: ZoneClock;
}

/** Takes about half a second and some 80 MB: make one per process. */
export async function createFlightInventory(): Promise<FlightInventory> {
  const places = createPlaceDirectory(await loadAirports());
  const clock = createZoneClock();
  const network = createFlightNetwork(places, clock);
  return {
    places,
    clock,
    airportSearch: createAirportSearch(places),
    finder: createItineraryFinder(network, places, clock),
  };
}
