import { flightOffer, type FlightOffer } from '@aylal/contracts';
import { ageCategories, totalOfFares, type TravellerMix } from '@aylal/domain';
import * as v from 'valibot';

/** What a carrier has said, as far as it can be believed. */
export interface CarrierAnswer {
  readonly offers: readonly FlightOffer[];
  /** Offers that were not understood or contradict themselves; none of them is shown. */
  readonly dropped: number;
  /** False when the carrier had more to say and did not get there. */
  readonly complete: boolean;
}

const envelope = v.object({ offers: v.array(v.unknown()), complete: v.boolean() });

/** Reads an answer offer by offer, so that one bad offer costs no good one. Throws when the answer as a whole cannot be read. */
export function readCarrierAnswer(raw: unknown, people: TravellerMix): CarrierAnswer {
  const { offers: told, complete } = v.parse(envelope, raw);
  const offers = told.flatMap((one) => {
    const parsed = v.safeParse(flightOffer, one);
    return parsed.success && isSound(parsed.output, people) ? [parsed.output] : [];
  });
  return { offers, dropped: told.length - offers.length, complete };
}

/** Priced for these people, no dearer in its lines than in its total, and flights one after the other. */
function isSound(offer: FlightOffer, people: TravellerMix): boolean {
  const pricedFor = (type: (typeof ageCategories)[number]) =>
    offer.fares.filter((fare) => fare.type === type).reduce((sum, fare) => sum + fare.count, 0);
  return (
    offer.total_fare > 0 &&
    offer.total_fare >= totalOfFares(offer.fares) &&
    ageCategories.every((type) => pricedFor(type) === people[type]) &&
    offer.trips.every(({ flights }) =>
      isAscending(flights.flatMap(({ departure_at, arrival_at }) => [departure_at, arrival_at])),
    )
  );
}

function isAscending(instants: readonly string[]): boolean {
  return instants.every((at, index) => index === 0 || Date.parse(at) > Date.parse(instants[index - 1] ?? ''));
}
