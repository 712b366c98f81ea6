import { totalOfFares } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import type { FlightOffer, FlightTrip } from '@aylal/contracts/flights';
import { familyNames, termsOf, type FareFamily } from '../fares/fare-families.ts';
import { instalmentOffer } from '../fares/instalment-offer.ts';
import type { Itinerary } from '../network/flight.ts';
import { dateOfDay, type ZoneClock } from '../../../platform/calendar-day/zone-clock.ts';
import { flightSegmentOf } from './flight-segment-of.ts';
import { fareLines, journeyShape, type Market, type PricedDirection } from './offer-fares.ts';
import { writeFilter, writeKey, type OfferSearch } from './offer-key.ts';

/** More free seats than this are not shown: nobody needs to know how empty a flight is. */
const MOST_SEATS_SHOWN = 9;

/** Writes offers as the contract shows them. Trips are kept with their itinerary: they are asked for again and again. */
export interface OfferBuilder {
  build(
    directions: readonly PricedDirection[],
    family: FareFamily,
    search: OfferSearch,
    market: Market,
    issuedAt: number,
    locale: Locale,
  ): FlightOffer;
}

const feeOf = (share: number | null, base: number) => (share === null ? 0 : Math.round((share * base) / 100) * 100);

export function createOfferBuilder(clock: ZoneClock): OfferBuilder {
  const trips = new WeakMap<Itinerary, Map<string, FlightTrip>>();

  function tripOf(itinerary: Itinerary, classCode: string, locale: Locale): FlightTrip {
    const written = trips.get(itinerary) ?? new Map<string, FlightTrip>();
    trips.set(itinerary, written);
    const trip = written.get(locale + classCode) ?? {
      flights: itinerary.legs.map((leg) => flightSegmentOf(clock, leg, itinerary, classCode, locale)),
      duration_minutes: itinerary.minutes,
    };
    written.set(locale + classCode, trip);
    return trip;
  }

  return {
    build: (directions, family, search, market, issuedAt, locale) => {
      const itineraries = directions.map(({ itinerary }) => itinerary);
      const shape = journeyShape(itineraries);
      const [first] = itineraries;
      if (shape === undefined || first === undefined) throw new Error('An offer needs at least one direction');
      const terms = termsOf(family, shape);
      const fares = fareLines(directions, family, shape, search, market.percent);
      // Fees are said and taken per ticket, so they are a share of one adult's fare.
      const base = fares.find(({ type }) => type === 'adult')?.base ?? 0;
      const total = totalOfFares(fares);
      const filter = writeFilter(search);
      return {
        total_fare: total,
        bookable: itineraries.every(
          ({ legs, carrier }) => carrier.ticketing && legs.every(({ flight }) => flight.carrier.ticketing),
        ),
        partial_payment: instalmentOffer(shape.carrier, dateOfDay(first.legs[0]?.day ?? 0), market.today, total),
        refundable_before_depart: terms.refundBefore !== null,
        refund_before_depart_price: feeOf(terms.refundBefore, base),
        refundable_after_depart: terms.refundAfter !== null,
        refund_after_depart_price: feeOf(terms.refundAfter, base),
        exchange_before_depart_changeable: terms.changeBefore !== null,
        exchange_before_depart_price: feeOf(terms.changeBefore, base),
        exchange_after_depart_changeable: terms.changeAfter !== null,
        exchange_after_depart_price: feeOf(terms.changeAfter, base),
        filter_str: filter,
        key: writeKey(filter, itineraries, family, issuedAt, total),
        trips: itineraries.map((itinerary) => tripOf(itinerary, terms.classCode, locale)),
        fares,
        baggage_info: terms.baggage,
        fare_family: familyNames[family],
        seats_left: Math.max(0, Math.min(MOST_SEATS_SHOWN, ...directions.map(({ seatsLeft }) => seatsLeft))),
      };
    },
  };
}
