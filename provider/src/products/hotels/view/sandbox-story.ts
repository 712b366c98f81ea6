import type { HotelFacility } from '@aylal/contracts/hotels';
import type { Locale } from '@aylal/domain/language';
import type { FacilityKind } from '../catalogue/facility-list.ts';
import type { HotelStory } from '../catalogue/hotel-facts.ts';
import type { SandboxHotel } from '../catalogue/make-hotel.ts';
import { mixed } from '../../../platform/drawing/seeded-random.ts';
import { pictureOf } from '../pictures/hotel-pictures.ts';
import { checkInNoticeOf, describeHotel } from './hotel-texts.ts';

/** What the page of a hotel of the sandbox tells. Throws for a hotel that the sandbox has not made. */
export function sandboxStory(hotel: SandboxHotel | undefined, locale: Locale): HotelStory {
  if (!hotel) throw new Error('not a hotel of the sandbox');
  return {
    images: Array.from({ length: hotel.pictures }, (_, place) => pictureOf(hotel, place)),
    facilities: hotel.facilities.map((kind, place) => facilityOf(hotel, kind, place, locale)),
    description: describeHotel(hotel, locale),
    notice: checkInNoticeOf(hotel, locale),
  };
}

/** What is charged for in one hotel is free in another: of good ones more often. */
function facilityOf(hotel: SandboxHotel, kind: FacilityKind, place: number, locale: Locale): HotelFacility {
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
