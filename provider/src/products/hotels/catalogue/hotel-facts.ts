import type { CheckInNotice, HotelFacility, HotelImage, HotelReview } from '@aylal/contracts/hotels';
import type { FacilityKind } from './facility-list.ts';
import type { HotelCity } from './hotel-city.ts';

/** A hotel that is sold. Names and address: Mongolian and Latin, the same where there is one only. `partner` sells it to us. */
export interface HotelFacts {
  /** `ULN-0001`: the code of its city, then the number that its partner knows it by. */
  readonly code: string;
  readonly city: HotelCity;
  readonly partner: string;
  readonly name: readonly [string, string];
  readonly address: readonly [string, string];
  /** With the country's code, `+97670001234`; empty where nobody knows it. */
  readonly phone: string;
  /** 0 to 5 in half steps; 0 where nobody has given it any. */
  readonly stars: number;
  readonly score: number | null;
  readonly reviews: number;
  readonly lat: number;
  readonly lon: number;
  readonly facilities: readonly FacilityKind[];
  readonly openYear: number | null;
  readonly roomQuantity: number | null;
  readonly picture: string | null;
  /** How many there are. */
  readonly pictures: number;
}

/** What a guest has written whom a partner tells of; `country` as its code. */
export interface GuestReview extends Omit<HotelReview, 'country'> {
  readonly country: string;
}

/** What only the page of a hotel tells, in one language. */
export interface HotelStory {
  readonly images: HotelImage[];
  readonly facilities: HotelFacility[];
  /** HTML; the sanitiser judges it wherever it is shown. */
  readonly description: string;
  readonly notice: CheckInNotice;
}
