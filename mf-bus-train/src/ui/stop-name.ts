import type { BusStop } from '@aylal/contracts/bus';

/** A station by its town, and by its own name where the town has more than one. */
export function stopName({ name, town }: BusStop): string {
  return name === town ? town : `${town}, ${name}`;
}

/** The stations of a town that have names of their own. */
export function stationNames(stations: readonly BusStop[]): readonly string[] {
  return stations.filter(({ name, town }) => name !== town).map(({ name }) => name);
}
