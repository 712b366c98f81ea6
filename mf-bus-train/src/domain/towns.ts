import type { BusDeparture, BusStop } from '@aylal/contracts/bus';

/** A town with its stations. `id` is its first station, which by town stands for all of them. */
export interface Town {
  readonly id: string;
  readonly name: string;
  readonly stations: readonly BusStop[];
}

/** The towns of stops, in their order. */
export function townsOf(stops: readonly BusStop[]): readonly Town[] {
  return stops
    .filter(({ town }, index) => stops.findIndex((stop) => stop.town === town) === index)
    .map(({ id, town }) => ({ id, name: town, stations: stops.filter((stop) => stop.town === town) }));
}

/** The town that a stop lies in; undefined for a stop that there is not. */
export function townOf(stops: readonly BusStop[], id: string): Town | undefined {
  return townsOf(stops).find(({ stations }) => stations.some((stop) => stop.id === id));
}

/** From which stations of a town the buses of a day leave, where that is not from all of them; null where there is nothing to tell. */
export function boardingStations(
  { stations }: Town,
  departures: readonly BusDeparture[],
): { readonly used: readonly BusStop[]; readonly unused: readonly BusStop[] } | null {
  const used = stations.filter(({ id }) => departures.some(({ stop }) => stop.id === id));
  const unused = stations.filter((stop) => !used.includes(stop));
  return used.length > 0 && unused.length > 0 ? { used, unused } : null;
}
