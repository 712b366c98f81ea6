import type { HotelImage } from '@aylal/contracts/hotels';
import { daysMs } from '@aylal/domain/calendar';
import type { Deps } from '../../../platform/deps.ts';
import {
  createRevalidatedValue,
  type RevalidatedValue,
} from '../../../platform/partner-http/stale-while-revalidate.ts';
import { createCityIndex, hotelKey } from '../catalogue/city-index.ts';
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts';
import type { HotelCity } from '../catalogue/hotel-city.ts';
import { readCityContent, readFacilityNames } from './bank-content.ts';
import { bankFacts, type BankHotelFacts } from './bank-facts.ts';
import { bankStory } from './bank-story.ts';
import type { BedBankClient } from './bed-bank-client.ts';

/** The bank's hotels in the cities that we know. */
export interface BankCatalogue extends HotelCatalogue {
  /** Pictures of one kind of room of a hotel; none where the hotel is not known. */
  roomImages(hotel: string, room: string): HotelImage[];
}

/** What is written of hotels changes seldom. */
const FRESH_MS = daysMs(1);

/** Reads the hotels of a city when they are first asked for, and keeps them for a day; names are found among the cities that were read. */
export function createBankCatalogue(
  deps: Pick<Deps, 'clock' | 'logger'>,
  client: BedBankClient,
  cities: readonly HotelCity[],
): BankCatalogue {
  const index = createCityIndex(cities);
  const byCity = new Map<string, RevalidatedValue<readonly BankHotelFacts[]>>();
  const known = new Map<string, { readonly hotel: BankHotelFacts; readonly key: string }>();
  const names = createRevalidatedValue(deps, {
    name: 'hotel-facilities',
    freshMs: FRESH_MS,
    ask: () => readFacilityNames(client),
  });

  async function readCity(city: HotelCity): Promise<readonly BankHotelFacts[]> {
    const [written, facilityNames] = await Promise.all([readCityContent(client, city), names.read()]);
    const hotels = written.map((one) => bankFacts(one, { city, kinds: index.facilities, names: facilityNames }));
    for (const hotel of hotels) known.set(hotel.code, { hotel, key: hotelKey(hotel) });
    return hotels;
  }

  function hotelsOf(city: HotelCity): Promise<readonly BankHotelFacts[]> {
    const cached =
      byCity.get(city.code) ??
      createRevalidatedValue(deps, { name: `hotels-of-${city.code}`, freshMs: FRESH_MS, ask: () => readCity(city) });
    byCity.set(city.code, cached);
    return cached.read();
  }

  return {
    ...index,
    hotelsOf,
    hotel: async (code) => {
      const city = index.cityOfHotel(code);
      return city && (await hotelsOf(city)).find((hotel) => hotel.code === code);
    },
    named: () => [...known.values()],
    // The bank tells of no guests.
    guestReviews: () => [],
    story: ({ code }, locale) => bankStory(known.get(code)?.hotel, locale),
    roomImages: (hotel, room) => [...(known.get(hotel)?.hotel.roomImages.get(room) ?? [])],
  };
}
