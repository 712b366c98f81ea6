import { listHotels } from '@aylal/contracts/hotels';
import { stayNights } from '@aylal/domain/hotels';
import { route, type Route } from '../../../platform/http/route.ts';
import type { HotelServices } from '../hotel-services.ts';
import { countHotels } from '../list/count-hotels.ts';
import { foundHotels } from '../list/found-hotels.ts';
import { hotelCardOf } from '../list/hotel-card-of.ts';

const PAGE_SIZE = 20;

/** API-36. */
export function listHotelsRoute(desk: HotelServices): Route {
  return route(listHotels).to(async ({ query, now, locale, log }) => {
    const found = await foundHotels(desk, query, now, log);
    if (!found)
      return {
        status_code: 200,
        result: { hotels: [], count: 0, total: 0, page: 1, pages: 1, place: null, facets: countHotels([], query, now) },
      };
    const { place, all, hotels } = found;
    const pages = Math.max(1, Math.ceil(hotels.length / PAGE_SIZE));
    const page = Math.min(query.page, pages);
    const nights = stayNights(query);
    return {
      status_code: 200,
      result: {
        hotels: hotels.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((one) => hotelCardOf(one, nights, locale)),
        count: hotels.length,
        total: place.hotels.length,
        page,
        pages,
        facets: countHotels(all, query, now),
        place: {
          name: place.name(locale),
          tapa_code: place.code,
          location: place.at && { lat: place.at.lat, lon: place.at.lon },
        },
      },
    };
  });
}
