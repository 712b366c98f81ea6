import type { Locale } from '@aylal/domain/language';
import type { TravellerMix } from '@aylal/domain/people';
import * as v from 'valibot';
import type { FlightPlaces } from '../airports/flight-places.ts';
import type { CarrierPort } from '../carriers/carrier-port.ts';
import { tripsOf } from '../offers/search-trips.ts';
import type { Rates } from './api-price.ts';
import type { OrderApi } from './order-api-client.ts';
import { apiOffer } from './order-api-messages.ts';
import { readApiOffer, type OfferReading } from './read-api-offer.ts';

export interface OrderApiMarketParts {
  readonly api: OrderApi;
  readonly places: () => Promise<FlightPlaces>;
  readonly rates: () => Promise<Rates>;
}

/** A little longer than the API waits for its airlines, and within the time that a search may take. */
const DEADLINE_MS = 8_000;
/** One search of the API asks all its airlines, so they stand under one name. */
const names: Readonly<Record<Locale, string>> = {
  mn: 'Агаарын тээвэрлэгчид',
  en: 'Airlines',
  ru: 'Авиакомпании',
  zh: '航空公司',
  ja: '航空会社',
  ko: '항공사',
};
/** A search has no ages: these are ones that every airline takes for a child, and for an infant. */
const CHILD_AGE = 8;
const INFANT_AGE = 1;

/** The airlines behind an order API. */
export function createOrderApiCarriers({ api, places, rates }: OrderApiMarketParts): CarrierPort {
  return {
    sellersOf: async ({ search, locale }) => [
      {
        code: 'airlines',
        name: names[locale],
        deadlineMs: DEADLINE_MS,
        ask: async () => {
          const slices = tripsOf(search).map(({ from, to, date }) => ({
            origin: from,
            destination: to,
            departure_date: date,
          }));
          const { offers, complete } = await api.search(slices, passengersOf(search));
          const reading = { places: await places(), rates: await rates(), search, locale };
          // What cannot be read is passed on as nothing, so that it is counted.
          return { complete, offers: offers.map((offer) => readRecord(offer, reading) ?? null) };
        },
      },
    ],
  };
}

function passengersOf({ adult, child, infant }: TravellerMix): object[] {
  const many = (count: number, one: object) => Array.from({ length: count }, () => one);
  return [...many(adult, { type: 'adult' }), ...many(child, { age: CHILD_AGE }), ...many(infant, { age: INFANT_AGE })];
}

function readRecord(record: unknown, reading: OfferReading) {
  const parsed = v.safeParse(apiOffer, record);
  if (!parsed.success) return undefined;
  try {
    return readApiOffer(parsed.output, reading);
  } catch (error) {
    // A zone that this machine does not know.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
