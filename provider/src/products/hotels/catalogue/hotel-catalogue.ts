import type { Locale } from '@aylal/domain/language';
import type { FacilityKind } from './facility-list.ts';
import type { HotelCity, countryNamer } from './hotel-city.ts';
import type { GuestReview, HotelFacts, HotelStory } from './hotel-facts.ts';

/** Every hotel that is sold, by city. What has to be asked of a partner throws `PartnerError` when it does not answer. */
export interface HotelCatalogue {
  readonly cities: readonly HotelCity[];
  readonly facilities: readonly FacilityKind[];
  readonly countryName: ReturnType<typeof countryNamer>;
  city(code: string): HotelCity | undefined;
  /** The city that the code of a hotel names. */
  cityOfHotel(code: string): HotelCity | undefined;
  hotelsOf(city: HotelCity): Promise<readonly HotelFacts[]>;
  hotel(code: string): Promise<HotelFacts | undefined>;
  /** What names of hotels are found by, for each hotel that is known so far. */
  named(): readonly { readonly hotel: HotelFacts; readonly key: string }[];
  /** What names of cities are found by. */
  cityKeys(city: HotelCity): readonly string[];
  /** What the page of a hotel of this catalogue tells. */
  story(hotel: HotelFacts, locale: Locale): HotelStory;
  /** What guests have written of whom its partner tells, the newest first. */
  guestReviews(hotel: HotelFacts, now: number): readonly GuestReview[];
}
