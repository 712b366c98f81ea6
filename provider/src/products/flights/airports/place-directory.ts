import { inLanguages } from '@aylal/domain/language';
import { readNames, type Names } from '../../../platform/names.ts';
import type { AirportFacts, AirportPlace } from './airport.ts';
import { cityGroups } from './airport-corrections.ts';
import { airportNames } from './airport-names.ts';
import { cityNames } from '../../../content/places/city-names.ts';

/** The airports of the world by code, and the airports behind a code that a traveller may give. */
export interface PlaceDirectory {
  readonly airports: readonly AirportPlace[];
  airport(code: string): AirportPlace | undefined;
  /** The airports with scheduled flights that a code stands for: one, or all of a city. Empty for an unknown code. */
  airportsOf(code: string): readonly AirportPlace[];
  /** City, its names and zone behind a code, flights or not; undefined for an unknown code. */
  place(code: string): Pick<AirportPlace, 'city' | 'cityNames' | 'zone'> | undefined;
}

const inAll = (name: string): Names => inLanguages(() => name);

/** "Tivat Airport" is the airport of Tivat; of longer names the part before what kind of airport it is. */
function cityFromName(name: string): string {
  const short = name
    .replace(/\s*\(.*?\)/g, '')
    .replace(
      /[\s/–-]*\b(International|Intl|Regional|Municipal|Domestic|Airport|Airfield|Aerodrome|Air Base|Field)\b.*$/i,
      '',
    )
    .trim();
  return short === '' ? name : short;
}

export function createPlaceDirectory(facts: readonly AirportFacts[]): PlaceDirectory {
  const ofCity = readNames(cityNames);
  const ofAirport = readNames(airportNames);
  const cityOf = new Map(
    Object.entries(cityGroups).flatMap(([city, codes]) => codes.map((code) => [code, city] as const)),
  );
  cityOf.set('ULN', 'ULN');
  const airports = facts.map((airport): AirportPlace => {
    const city = cityOf.get(airport.code) ?? airport.code;
    return {
      ...airport,
      city,
      names: ofAirport.get(airport.code) ?? ofCity.get(airport.code) ?? inAll(airport.name),
      cityNames: ofCity.get(city) ?? ofCity.get(airport.code) ?? inAll(cityFromName(airport.name)),
    };
  });
  const groups = new Map(Object.entries(cityGroups));
  const byCode = new Map(airports.map((airport) => [airport.code, airport]));
  const served = (code: string) => {
    const airport = byCode.get(code);
    return airport?.scheduled ? [airport] : [];
  };
  return {
    airports,
    airport: (code) => byCode.get(code),
    airportsOf: (code) => (groups.get(code) ?? [code]).flatMap(served),
    place: (code) => byCode.get(groups.get(code)?.[0] ?? code),
  };
}
