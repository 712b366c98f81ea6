import type { HotelCard } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import { nearestLandmark } from '../catalogue/landmarks.ts';
import type { PricedHotel } from './choose-hotels.ts';
import { perNight } from '../rates/price-stay.ts';

/** Facilities on a card. */
const SHOWN = 3;

/** A hotel as a list shows it. */
export function hotelCardOf({ hotel, stay }: PricedHotel, nights: number, locale: Locale): HotelCard {
  return {
    ...namedOf(hotel, locale),
    images_count: hotel.pictures,
    facilities: hotel.facilities.slice(0, SHOWN).map(({ key, names }) => ({ type: key, name: names[locale] })),
    landmark: nearestLandmark(hotel, locale),
    prices: stay && { ...stay.prices, per_night: perNight(stay.prices.total, nights) },
    cancellation: [...(stay?.cancellation ?? [])],
  };
}

/** What a list and a page say alike. */
export function namedOf(hotel: HotelFacts, locale: Locale) {
  const own = locale === 'mn' ? 0 : 1;
  return {
    tapa_code: hotel.code,
    name: hotel.name[own],
    address: `${hotel.address[own]}, ${hotel.city.names[locale]}`,
    location: { lat: hotel.lat, lon: hotel.lon },
    picture: hotel.picture,
    star_rating: hotel.stars,
    ratings: hotel.score === null ? null : { score: hotel.score, count: hotel.reviews },
    ota: hotel.partner,
  };
}
