import { listHotels } from '@aylal/contracts';
import { localDateAt, stayDayFaults, stayNights } from '@aylal/domain';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import type { HotelDesk } from '../hotel-desk.ts';
import { chooseHotels } from '../list/choose-hotels.ts';
import { findPlace } from '../list/find-place.ts';
import { hotelCardOf } from '../list/hotel-card-of.ts';

const PAGE_SIZE = 20;
/** Where it is still yesterday last: somebody there may come today. */
const LATEST_ZONE = 'Pacific/Honolulu';

/** API-36. */
export function listHotelsRoute(desk: HotelDesk): Route {
  return route(listHotels).to(async ({ query, now, locale, log }) => {
    const fields = stayDayFaults(query, localDateAt(new Date(now), LATEST_ZONE));
    if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
    const place = findPlace(desk.catalogue, query.text);
    if (!place) return { status_code: 200, result: { hotels: [], count: 0, total: 0, page: 1, pages: 1, place: null } };
    const found = chooseHotels(await desk.priced(place, query, now, log), query);
    const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
    const page = Math.min(query.page, pages);
    const nights = stayNights(query);
    return {
      status_code: 200,
      result: {
        hotels: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((one) => hotelCardOf(one, nights, locale)),
        count: found.length,
        total: place.hotels.length,
        page,
        pages,
        place: {
          name: place.name(locale),
          tapa_code: place.code,
          location: place.at && { lat: place.at.lat, lon: place.at.lon },
        },
      },
    };
  });
}
