import type { FlightOffer } from '@aylal/contracts/flights';
import type { Locale } from '@aylal/domain/language';
import type { Money } from '@aylal/domain/money';
import type { TravellerMix } from '@aylal/domain/people';
import type { FlightPlaces } from '../airports/flight-places.ts';
import { writeFilter, type OfferSearch } from '../offers/offer-key.ts';
import { tripsIn } from '../offers/trips-in.ts';
import { baggageOfSlices, tripOfSlice } from './api-trip.ts';
import { evenFares, priceInTugrug, type Rates } from './api-price.ts';
import type { ApiCondition, ApiOffer } from './order-api-messages.ts';

/** The API does not tell how many seats are left: as many as never are a warning. */
export const ENOUGH_SEATS = 9;
const CHILD_UNTIL = 12;
const INFANT_UNTIL = 2;

/** With what an offer is read. */
export interface OfferReading {
  readonly places: FlightPlaces;
  readonly rates: Rates;
  readonly search: OfferSearch;
  readonly locale: Locale;
}

/** An API's offer as the contract shows it. Undefined for a currency without rate, a zone that nobody knows, and other people than were searched for. */
export function readApiOffer(
  offer: ApiOffer,
  { places, rates, search, locale }: OfferReading,
): FlightOffer | undefined {
  const price = priceInTugrug(rates, offer.total_amount, offer.total_currency);
  if (price === undefined || !isFor(offer, search)) return undefined;
  const taxes = priceInTugrug(rates, offer.tax_amount ?? '0', offer.total_currency) ?? 0;
  const { total, fares } = evenFares(price, taxes, search);
  const people = offer.passengers.length;
  const refund = feeOf(offer.conditions.refund_before_departure, people, rates);
  const change = feeOf(offer.conditions.change_before_departure, people, rates);
  return {
    total_fare: total,
    bookable: !offer.payment_requirements.requires_instant_payment,
    // A held seat is let go before a second part would be paid.
    partial_payment: null,
    refundable_before_depart: refund !== undefined,
    refund_before_depart_price: refund ?? 0,
    refundable_after_depart: false,
    refund_after_depart_price: 0,
    exchange_before_depart_changeable: change !== undefined,
    exchange_before_depart_price: change ?? 0,
    exchange_after_depart_changeable: false,
    exchange_after_depart_price: 0,
    filter_str: writeFilter(search),
    key: offer.id,
    trips: tripsIn(
      offer.slices.map((slice) => tripOfSlice(places, slice)),
      locale,
    ),
    fares,
    baggage_info: baggageOfSlices(offer.slices),
    seats_left: ENOUGH_SEATS,
  };
}

/** The fee of one ticket; undefined where it is not allowed, or at a price that nobody knows. A penalty is said for all passengers together. */
function feeOf(condition: ApiCondition | null | undefined, people: number, rates: Rates): Money | undefined {
  if (!condition?.allowed || condition.penalty_amount == null || condition.penalty_currency == null) return undefined;
  const all = priceInTugrug(rates, condition.penalty_amount, condition.penalty_currency);
  return all === undefined ? undefined : Math.ceil(all / people);
}

/** What kind of traveller a passenger of the API is, by type or by age. */
export function kindOf({ type, age }: ApiOffer['passengers'][number]): keyof TravellerMix {
  if (age != null) return age < INFANT_UNTIL ? 'infant' : age < CHILD_UNTIL ? 'child' : 'adult';
  return type === 'child' ? 'child' : type === 'infant_without_seat' ? 'infant' : 'adult';
}

function isFor({ passengers }: ApiOffer, mix: TravellerMix): boolean {
  return (['adult', 'child', 'infant'] as const).every(
    (kind) => passengers.filter((one) => kindOf(one) === kind).length === mix[kind],
  );
}
