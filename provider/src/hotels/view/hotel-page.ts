import type { Hotel, HotelFacility, HotelPrices } from '@aylal/contracts';
import type { Locale } from '@aylal/domain';
import type { HotelFacts } from '../catalogue/make-hotel.ts';
import type { FacilityKind } from '../catalogue/facility-list.ts';
import { landmarksOf } from '../catalogue/landmarks.ts';
import { mixed } from '../catalogue/mixed.ts';
import { namedOf } from '../list/hotel-card-of.ts';
import { pictureOf } from '../pictures/hotel-pictures.ts';
import { describeHotel } from './hotel-texts.ts';

/** Everything that a page says of a hotel. */
export function hotelPage(hotel: HotelFacts, prices: HotelPrices | null, locale: Locale): Hotel {
  return {
    ...namedOf(hotel, locale),
    images: Array.from({ length: hotel.pictures }, (_, place) => pictureOf(hotel, place)),
    facilities: hotel.facilities.map((kind, place) => facilityOf(hotel, kind, place, locale)),
    landmarks: landmarksOf(hotel, locale),
    prices,
    open_year: hotel.openYear,
    room_quantity: hotel.roomQuantity,
    description: describeHotel(hotel, locale),
    time_zone: hotel.city.zone,
  };
}

/** What is charged for in one hotel is free in another: of good ones more often. */
function facilityOf(hotel: HotelFacts, kind: FacilityKind, place: number, locale: Locale): HotelFacility {
  const paid = kind.fee !== null && mixed(hotel.seed, 120 + place) > hotel.stars * 0.12;
  return {
    category: kind.category,
    name: kind.names[locale],
    number:
      kind.key === 'meeting-room' || kind.key === 'restaurant'
        ? 1 + Math.floor(mixed(hotel.seed, 140 + place) * 3)
        : null,
    is_fee: paid,
    fee_info:
      paid && kind.fee ? { FeeTimeCode: kind.fee.time, Price: { Amount: kind.fee.amount, Currency: 'MNT' } } : null,
    is_exist: true,
    type: kind.key,
  };
}
