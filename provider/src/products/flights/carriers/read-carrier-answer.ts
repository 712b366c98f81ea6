import { flightOffer, flightTrip, type FlightOffer, type FlightTrip } from '@aylal/contracts/flights';
import { totalOfFares } from '@aylal/domain/flights';
import { ageCategories, type TravellerMix } from '@aylal/domain/people';
import * as v from 'valibot';

/** What a carrier has said, as far as it can be believed. */
export interface CarrierAnswer {
  readonly offers: readonly FlightOffer[];
  /** Offers that were not understood or contradict themselves; none of them is shown. */
  readonly dropped: number;
  /** False when the carrier had more to say and did not get there. */
  readonly complete: boolean;
}

/** Reads what carriers say. Keeps trips that it has read: our own timetable tells the very same ones again and again, and most of an offer is its trips. */
export type CarrierReader = (raw: unknown, people: TravellerMix) => CarrierAnswer;

const envelope = v.object({ offers: v.array(v.unknown()), complete: v.boolean() });
const offerAroundTrips = v.object({ ...flightOffer.entries, trips: v.pipe(v.array(v.unknown()), v.minLength(1)) });

/** Makes a reader that reads offer by offer, so that one bad offer costs no good one. It throws when an answer as a whole cannot be read. */
export function createCarrierReader(): CarrierReader {
  const known = new WeakMap<object, FlightTrip>();

  function readTrip(raw: unknown): FlightTrip[] {
    const read = typeof raw === 'object' && raw !== null ? known.get(raw) : undefined;
    if (read !== undefined) return [read];
    const parsed = v.safeParse(flightTrip, raw);
    if (!parsed.success || !isAscending(parsed.output)) return [];
    known.set(raw as object, parsed.output);
    return [parsed.output];
  }

  function readOffer(raw: unknown): FlightOffer[] {
    const parsed = v.safeParse(offerAroundTrips, raw);
    if (!parsed.success) return [];
    const trips = parsed.output.trips.flatMap(readTrip);
    return trips.length === parsed.output.trips.length ? [{ ...parsed.output, trips }] : [];
  }

  return (raw, people) => {
    const { offers: listed, complete } = v.parse(envelope, raw);
    const offers = listed.flatMap(readOffer).filter((offer) => isPricedFor(offer, people));
    return { offers, dropped: listed.length - offers.length, complete };
  };
}

/** Priced for these people, and no dearer in its lines than in its total. */
function isPricedFor(offer: FlightOffer, people: TravellerMix): boolean {
  const pricedFor = (type: (typeof ageCategories)[number]) =>
    offer.fares.filter((fare) => fare.type === type).reduce((sum, fare) => sum + fare.count, 0);
  return (
    offer.total_fare > 0 &&
    offer.total_fare >= totalOfFares(offer.fares) &&
    ageCategories.every((type) => pricedFor(type) === people[type])
  );
}

/** Flights one after the other. */
function isAscending({ flights }: FlightTrip): boolean {
  const instants = flights.flatMap(({ departure_at, arrival_at }) => [
    Date.parse(departure_at),
    Date.parse(arrival_at),
  ]);
  return instants.every((at, index) => index === 0 || at > (instants[index - 1] ?? at));
}
