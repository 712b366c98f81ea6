import type { FlightOffer } from '@aylal/contracts/flights';
import { homeZone, isPastDay } from '@aylal/domain/calendar';
import { totalOfFares } from '@aylal/domain/flights';
import type { Locale } from '@aylal/domain/language';
import type { TravellerMix } from '@aylal/domain/people';
import type { ExchangePort, NewTravelDays } from '../changes/exchange-port.ts';
import type { Db } from '../../../platform/database/database.ts';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import type { AgreedOffer } from '../../../commerce/orders/order-row.ts';
import type { FlightPlaces } from '../airports/flight-places.ts';
import { tripsIn } from '../offers/trips-in.ts';
import { findAirlineOrder } from './airline-order-store.ts';
import { evenFares, priceInTugrug, type Rates } from './api-price.ts';
import { tripOfSlice } from './api-trip.ts';
import type { OrderApiMarketParts } from './order-api-carriers.ts';
import type { ApiChangeOffer, ApiOrder } from './order-api-messages.ts';
import { ENOUGH_SEATS } from './read-api-offer.ts';

/** What a ticket held at an airline may be changed to: the airline is asked for other days of the same journey, and says the price of the change. */
export function createOrderApiChanges({
  api,
  places,
  rates,
  db,
}: OrderApiMarketParts & { readonly db: Db }): ExchangePort {
  async function orderOf({ key }: AgreedOffer): Promise<ApiOrder | undefined> {
    const row = await findAirlineOrder(db, key);
    return row?.airline_order ? api.order(row.airline_order) : undefined;
  }

  async function reading(held: AgreedOffer, order: ApiOrder, locale: Locale): Promise<Reading> {
    return { held, order, places: await places(), rates: await rates(), locale };
  }

  return {
    options: (held, days, now, locale) =>
      orUnavailable(
        (async () => {
          const order = await orderOf(held);
          const { clock } = await places();
          if (isPastDay(days.departDate, clock.dateAt(homeZone, now)))
            throw refuse('invalid-input', { fields: { depart_date: 'validation_date_past' } });
          const wish = order && slicesToChange(order, days);
          if (!order || !wish) return [];
          const offers = await offersOf(api.searchChanges(order.id, wish.remove, wish.add));
          const read = await reading(held, order, locale);
          return offers
            .flatMap((offer) => readChangeOffer(offer, read) ?? [])
            .toSorted((a, b) => a.total_fare - b.total_fare);
        })(),
      ),
    reopen: (held, _filter, key, now, locale) =>
      orUnavailable(
        (async () => {
          const [order, offer] = await Promise.all([orderOf(held), api.changeOffer(key)]);
          if (!order || !offer) return { ok: false, problem: 'offer-gone' } as const;
          if (Date.parse(offer.expires_at) <= now) return { ok: false, problem: 'offer-expired' } as const;
          const read = readChangeOffer(offer, await reading(held, order, locale));
          return read ? { ok: true, offer: read, units: [] } : ({ ok: false, problem: 'offer-gone' } as const);
        })(),
      ),
  };
}

interface Reading {
  readonly held: AgreedOffer;
  readonly order: ApiOrder;
  readonly places: FlightPlaces;
  readonly rates: Rates;
  readonly locale: Locale;
}

/** The slices whose day is another one now, to be flown on the day wanted; on the same days other flights are looked for on the way out. */
function slicesToChange({ slices }: ApiOrder, { departDate, returnDate }: NewTravelDays) {
  if (slices.length > 2) return undefined;
  const wishes = slices.map(({ id, segments }, index) => ({
    id,
    origin: segments[0]?.origin.iata_code ?? '',
    destination: segments.at(-1)?.destination.iata_code ?? '',
    held: segments[0]?.departing_at.slice(0, 10) ?? '',
    departure_date: (index === 0 ? departDate : returnDate) ?? '',
  }));
  const moved = wishes.filter(({ held, departure_date }) => departure_date !== '' && departure_date !== held);
  const changed = moved.length > 0 ? moved : wishes.slice(0, 1);
  return { remove: changed.map(({ id }) => id), add: changed.map(({ id, held, ...wish }) => wish) };
}

/** None where the airline does not change this order. */
async function offersOf(asked: Promise<readonly ApiChangeOffer[]>): Promise<readonly ApiChangeOffer[]> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof PartnerError && error.kind === 'refused') return [];
    throw error;
  }
}

/** A change as an offer whose price against the ticket held is exactly what the airline asks. Undefined for a change of another order. */
function readChangeOffer(
  { id, change_total_amount, change_total_currency, slices: { add, remove } }: ApiChangeOffer,
  { held, order, places, rates, locale }: Reading,
): FlightOffer | undefined {
  const cost = priceInTugrug(rates, change_total_amount, change_total_currency);
  const at = remove.map((one) => order.slices.findIndex((slice) => slice.id === one.id));
  if (cost === undefined || add.length !== remove.length || at.includes(-1)) return undefined;
  const slices = order.slices.map((slice, index) => add[at.indexOf(index)] ?? slice);
  const mix = mixOf(held);
  const penalty = held.exchange_before_depart_price * (mix.adult + mix.child + mix.infant);
  const { total, fares } = evenFares(Math.max(0, totalOfFares(held.fares) + cost - penalty), 0, mix);
  return {
    ...held,
    total_fare: total,
    fares,
    key: id,
    partial_payment: null,
    trips: tripsIn(
      slices.map((slice) => tripOfSlice(places, slice)),
      locale,
    ),
    seats_left: ENOUGH_SEATS,
  };
}

function mixOf({ fares }: AgreedOffer): TravellerMix {
  const count = (type: keyof TravellerMix) => fares.find((fare) => fare.type === type)?.count ?? 0;
  return { adult: count('adult'), child: count('child'), infant: count('infant') };
}
