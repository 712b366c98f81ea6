import type { Hotel, HotelPrices } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import type { HotelFacts, HotelStory } from '../catalogue/hotel-facts.ts';
import { landmarksOf } from '../catalogue/landmarks.ts';
import { namedOf } from '../list/hotel-card-of.ts';

/** Everything that a page says of a hotel. */
export function hotelPage(
  hotel: HotelFacts,
  { images, facilities, description }: HotelStory,
  prices: HotelPrices | null,
  locale: Locale,
): Hotel {
  return {
    ...namedOf(hotel, locale),
    images,
    facilities,
    landmarks: landmarksOf(hotel, locale),
    prices,
    open_year: hotel.openYear,
    phone: hotel.phone,
    room_quantity: hotel.roomQuantity,
    description,
    time_zone: hotel.city.zone,
  };
}
