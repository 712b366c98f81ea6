import { sandboxReviews } from '../reviews/sandbox-reviews.ts';
import { sandboxStory } from '../view/sandbox-story.ts';
import { createCityIndex, hotelKey } from './city-index.ts';
import type { HotelCatalogue } from './hotel-catalogue.ts';
import type { HotelCity } from './hotel-city.ts';
import { makeHotel, type SandboxHotel } from './make-hotel.ts';

/** The sandbox's catalogue, which also knows what its hotels are made of. */
export interface SandboxCatalogue extends HotelCatalogue {
  made(code: string): SandboxHotel | undefined;
  madeIn(city: HotelCity): readonly SandboxHotel[];
}

/** Hotels that nobody has built. Those of a city are made when they are first asked for, and kept. */
export function createSandboxCatalogue(cities: readonly HotelCity[]): SandboxCatalogue {
  const index = createCityIndex(cities);
  const made = new Map<string, readonly SandboxHotel[]>();
  let named: ReturnType<HotelCatalogue['named']> | undefined;
  const madeIn = (city: HotelCity) => {
    const known = made.get(city.code);
    if (known) return known;
    const hotels = Array.from({ length: city.hotels }, (_, at) => makeHotel(city, at, index.facilities));
    made.set(city.code, hotels);
    return hotels;
  };
  const hotelOf = (code: string) => {
    const city = index.cityOfHotel(code);
    const hotel = city && madeIn(city)[Number(code.slice(code.lastIndexOf('-') + 1)) - 1];
    return hotel?.code === code ? hotel : undefined;
  };
  return {
    ...index,
    made: hotelOf,
    madeIn,
    hotelsOf: (city) => Promise.resolve(madeIn(city)),
    hotel: (code) => Promise.resolve(hotelOf(code)),
    named: () => (named ??= cities.flatMap(madeIn).map((hotel) => ({ hotel, key: hotelKey(hotel) }))),
    guestReviews: ({ code }, now) => {
      const hotel = hotelOf(code);
      return hotel ? sandboxReviews(hotel, now) : [];
    },
    story: ({ code }, locale) => sandboxStory(hotelOf(code), locale),
  };
}
