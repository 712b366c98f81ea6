import type { Money } from '../money/money.ts';

/** The four time-of-day filters (FLIGHT-17): start inclusive, end exclusive, the last ends at 24:00 (GAP-36). */
export const timesOfDay = ['00-06', '06-12', '12-18', '18-00'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** Direct, one stop, two or more: counted on the direction with most stops. */
export const stopFilters = ['0', '1', '2+'] as const;
export type StopFilter = (typeof stopFilters)[number];

/** What is ticked. An empty list means that the group does not filter. Prices are totals, both ends included. */
export interface OfferFilters {
  readonly departureTimes: readonly TimeOfDay[];
  readonly returnTimes: readonly TimeOfDay[];
  readonly stops: readonly StopFilter[];
  readonly carriers: readonly string[];
  readonly minPrice?: Money | undefined;
  readonly maxPrice?: Money | undefined;
}

export const noFilters: OfferFilters = { departureTimes: [], returnTimes: [], stops: [], carriers: [] };

/** What filtering reads of an offer. `departure_time` is `HH:mm` in the airport's own zone. */
export interface FilterableOffer {
  readonly total_fare: Money;
  readonly trips: readonly {
    readonly flights: readonly { readonly departure_time: string; readonly marketing_airline: string }[];
  }[];
}

/** How many offers each choice would leave, the other groups as ticked: shown before the click. */
export interface OfferFilterCounts {
  readonly departureTimes: Readonly<Record<TimeOfDay, number>>;
  readonly returnTimes: Readonly<Record<TimeOfDay, number>>;
  readonly stops: Readonly<Record<StopFilter, number>>;
  readonly carriers: Readonly<Record<string, number>>;
}

/** The quarter of the day of a local time `HH:mm`. */
export function timeOfDay(time: string): TimeOfDay {
  const hour = Number(time.slice(0, 2));
  if (hour < 6) return '00-06';
  if (hour < 12) return '06-12';
  return hour < 18 ? '12-18' : '18-00';
}

function departureOf(offer: FilterableOffer, direction: 0 | 1): TimeOfDay | undefined {
  const time = offer.trips[direction]?.flights[0]?.departure_time;
  return time === undefined ? undefined : timeOfDay(time);
}

/** The choice that an offer belongs to by its stops. */
export function stopsOf(offer: Pick<FilterableOffer, 'trips'>): StopFilter {
  const stops = Math.max(...offer.trips.map((trip) => trip.flights.length - 1));
  if (stops <= 0) return '0';
  return stops === 1 ? '1' : '2+';
}

function carriersIn(offer: FilterableOffer): string[] {
  return [...new Set(offer.trips.flatMap((trip) => trip.flights.map((flight) => flight.marketing_airline)))];
}

const allows = <T>(ticked: readonly T[], value: T | undefined) =>
  ticked.length === 0 || (value !== undefined && ticked.includes(value));

type Group = 'departureTimes' | 'returnTimes' | 'stops' | 'carriers' | 'price';

const tests: Record<Group, (offer: FilterableOffer, filters: OfferFilters) => boolean> = {
  departureTimes: (offer, filters) => allows(filters.departureTimes, departureOf(offer, 0)),
  returnTimes: (offer, filters) => allows(filters.returnTimes, departureOf(offer, 1)),
  stops: (offer, filters) => allows(filters.stops, stopsOf(offer)),
  carriers: (offer, filters) =>
    filters.carriers.length === 0 || carriersIn(offer).some((carrier) => filters.carriers.includes(carrier)),
  price: (offer, filters) =>
    offer.total_fare >= (filters.minPrice ?? 0) && offer.total_fare <= (filters.maxPrice ?? Number.MAX_SAFE_INTEGER),
};
const groups = Object.keys(tests) as Group[];

/** The groups in which something is ticked: the others let everything through. */
function filtering(filters: OfferFilters): Group[] {
  const ticked: Record<Group, boolean> = {
    departureTimes: filters.departureTimes.length > 0,
    returnTimes: filters.returnTimes.length > 0,
    stops: filters.stops.length > 0,
    carriers: filters.carriers.length > 0,
    price: filters.minPrice !== undefined || filters.maxPrice !== undefined,
  };
  return groups.filter((group) => ticked[group]);
}

/** The offers that every group lets through, in their order. An offer passes the carriers when one of its carriers is ticked. */
export function filterOffers<O extends FilterableOffer>(offers: readonly O[], filters: OfferFilters): O[] {
  const asked = filtering(filters);
  return offers.filter((offer) => asked.every((group) => tests[group](offer, filters)));
}

/** Counts per choice. A carrier of the list that the other groups exclude is there with 0, so that nothing vanishes under the pointer. */
export function countByFilter(offers: readonly FilterableOffer[], filters: OfferFilters): OfferFilterCounts {
  const departureTimes = none(timesOfDay);
  const returnTimes = none(timesOfDay);
  const stops = none(stopFilters);
  const carriers: Record<string, number> = {};
  const asked = filtering(filters);
  for (const offer of offers) {
    const own = carriersIn(offer);
    for (const carrier of own) carriers[carrier] ??= 0;
    const refusing = asked.filter((group) => !tests[group](offer, filters));
    // What one group alone refuses would be there without the ticks of that group.
    const counts = (group: Group) => refusing.length === 0 || (refusing.length === 1 && refusing[0] === group);
    const [out, back] = [departureOf(offer, 0), departureOf(offer, 1)];
    if (out !== undefined && counts('departureTimes')) departureTimes[out] += 1;
    if (back !== undefined && counts('returnTimes')) returnTimes[back] += 1;
    if (counts('stops')) stops[stopsOf(offer)] += 1;
    if (counts('carriers')) for (const carrier of own) carriers[carrier] = (carriers[carrier] ?? 0) + 1;
  }
  return { departureTimes, returnTimes, stops, carriers };
}

function none<T extends string>(choices: readonly T[]): Record<T, number> {
  return Object.fromEntries(choices.map((choice) => [choice, 0])) as Record<T, number>;
}

/** The lowest and highest total of a list, for the ends of the price slider; undefined for an empty list. */
export function priceRange(
  offers: readonly Pick<FilterableOffer, 'total_fare'>[],
): { min: Money; max: Money } | undefined {
  if (offers.length === 0) return undefined;
  const totals = offers.map((offer) => offer.total_fare);
  return { min: Math.min(...totals), max: Math.max(...totals) };
}
