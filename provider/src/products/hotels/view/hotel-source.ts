import { inLanguages, type Locale } from '@aylal/domain/language';
import type { PartnerSource } from '../../../content/own-texts/partner-source.ts';
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts';
import type { HotelFacts } from '../catalogue/hotel-facts.ts';
import { findPlace } from '../list/find-place.ts';

/** What names a hotel in the content of the office: its code in small letters. */
export function slugOfHotel({ code }: Pick<HotelFacts, 'code'>): string {
  return code.toLowerCase();
}

/** Hotels for the office to write on: found by code, city, country or name, as customers find them. */
export function hotelSource(catalogue: HotelCatalogue): PartnerSource {
  const nameOf = (hotel: HotelFacts, locale: Locale) => hotel.name[locale === 'mn' ? 0 : 1];
  return {
    words: async (slug, locale) => {
      const hotel = await catalogue.hotel(slug.toUpperCase());
      return (
        hotel && {
          name: nameOf(hotel, locale),
          texts: inLanguages((one) => ({ title: nameOf(hotel, one), text: catalogue.story(hotel, one).description })),
        }
      );
    },
    find: async (text, locale) => {
      const place = await findPlace(catalogue, text);
      return (place?.hotels ?? [])
        .map((hotel) => ({
          slug: slugOfHotel(hotel),
          name: nameOf(hotel, locale),
          place: hotel.city.names[locale],
        }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale));
    },
  };
}
