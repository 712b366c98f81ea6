import { createZoneClock, type ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';
import { createAirportSearch, type AirportSearch } from './airport-search.ts';
import { loadAirports } from './load-airports.ts';
import { createPlaceDirectory, type PlaceDirectory } from './place-directory.ts';

declare module '../../../platform/deps.ts' {
  interface Deps {
    /** Airports, cities and their clocks, loaded by the first who asks. */
    readonly flightPlaces: () => Promise<FlightPlaces>;
  }
}

/** The places that flights go to and their clocks: whoever sells the flights, these are ours. */
export interface FlightPlaces {
  readonly places: PlaceDirectory;
  readonly airportSearch: AirportSearch;
  readonly clock: ZoneClock;
}

/** Reads the data of the world's airports: make one per process. */
export async function loadFlightPlaces(): Promise<FlightPlaces> {
  const places = createPlaceDirectory(await loadAirports());
  return { places, airportSearch: createAirportSearch(places), clock: createZoneClock() };
}
