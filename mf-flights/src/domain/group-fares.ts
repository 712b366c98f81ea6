import type { FlightOffer } from '@aylal/contracts/flights';

/** The same flights at one or more fares. `lead` is the fare that the list shows and ranks, `others` come after it by price. */
export interface FareGroup<O> {
  readonly lead: O;
  readonly others: readonly O[];
}

type Itinerary = {
  readonly trips: readonly {
    readonly flights: readonly Pick<
      FlightOffer['trips'][number]['flights'][number],
      'marketing_airline' | 'flight_number' | 'departure_at'
    >[];
  }[];
};

/** Names the flights of an offer: offers of one name differ in fare only. */
export function itineraryName({ trips }: Itinerary): string {
  return trips
    .map(({ flights }) =>
      flights.map((flight) => `${flight.marketing_airline}${flight.flight_number}@${flight.departure_at}`).join('+'),
    )
    .join('/');
}

/** One group per itinerary, in the order of first appearance; led by the cheapest fare that can be booked, or the cheapest of all when none can. */
export function groupFares<O extends Itinerary & Pick<FlightOffer, 'total_fare' | 'bookable' | 'key'>>(
  offers: readonly O[],
  nameOf: (offer: O) => string = itineraryName,
): FareGroup<O>[] {
  const groups = new Map<string, O[]>();
  for (const offer of offers) {
    const name = nameOf(offer);
    const known = groups.get(name);
    if (known) known.push(offer);
    else groups.set(name, [offer]);
  }
  return [...groups.values()].flatMap((fares) => {
    const [lead, ...others] = fares.toSorted(
      (a, b) => Number(b.bookable) - Number(a.bookable) || a.total_fare - b.total_fare || (a.key < b.key ? -1 : 1),
    );
    return lead ? [{ lead, others }] : [];
  });
}

/** One offer of every itinerary, for counting flights instead of fares. */
export function oncePerItinerary<O extends Itinerary>(
  offers: readonly O[],
  nameOf: (offer: O) => string = itineraryName,
): O[] {
  return [...new Map(offers.map((offer) => [nameOf(offer), offer])).values()];
}
