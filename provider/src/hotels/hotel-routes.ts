import { getHotelFilter, suggestHotels } from '@aylal/contracts';
import type { Deps } from '../deps.ts';
import { route, type Route } from '../router/route.ts';
import { listHotelsRoute } from './handlers/list-hotels-handler.ts';
import { viewHotelRoute } from './handlers/view-hotel-handler.ts';
import { suggestHotelPlaces } from './list/suggest-hotels.ts';

/** Bounds of the prices of one night, for the slider of the filter. */
const nightPrices = { min: 20_000, max: 3_000_000 };

/** API-34 to API-37. */
export function hotelRoutes({ hotels }: Pick<Deps, 'hotels'>): readonly Route[] {
  const { catalogue } = hotels;
  return [
    route(suggestHotels).to(({ query, locale }) => ({
      status_code: 200,
      result: suggestHotelPlaces(catalogue, query.text, locale),
    })),
    route(getHotelFilter).to(({ locale }) => ({
      status_code: 200,
      result: {
        facilities: catalogue.facilities.map(({ key, category, names }) => ({ key, category, name: names[locale] })),
        star_rating: [1, 2, 3, 4, 5],
        price: nightPrices,
      },
    })),
    listHotelsRoute(hotels),
    viewHotelRoute(hotels),
  ];
}
