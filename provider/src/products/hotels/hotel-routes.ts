import { customerOrderOf } from '../../commerce/orders/customer-order-view.ts';
import { getHotelFilter, suggestHotels } from '@aylal/contracts/hotels';
import { getHotelOrder } from '@aylal/contracts/orders';
import type { Deps } from '../../platform/deps.ts';
import { orUnavailable } from '../../platform/partner-http/or-unavailable.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { cancelHotelRoute } from './after-sale/cancel-hotel-handler.ts';
import { refundHotelRoute } from './after-sale/refund-hotel-handler.ts';
import { bookHotelRoute } from './booking/book-hotel-handler.ts';
import { checkHotelRateRoute, getHotelQuoteRoute } from './booking/check-rate-handler.ts';
import { listHotelPinsRoute, listMapPlacesRoute } from './handlers/hotel-map-handlers.ts';
import { listPopularPlacesRoute } from './handlers/popular-places-handler.ts';
import { listHotelsRoute } from './handlers/list-hotels-handler.ts';
import { viewHotelRoute } from './handlers/view-hotel-handler.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { savedHotelRoutes } from './saved/saved-hotel-routes.ts';
import { suggestHotelPlaces } from './list/suggest-hotels.ts';

/** Bounds of the prices of one night, for the slider of the filter. */
const nightPrices = { min: 20_000, max: 3_000_000 };

/** API-34 to API-44, NEED-85, NEED-110, NEED-111, NEED-173, NEED-176 to NEED-178. */
export function hotelRoutes(
  deps: Pick<
    Deps,
    | 'config'
    | 'db'
    | 'events'
    | 'hotels'
    | 'ids'
    | 'inventory'
    | 'outbox'
    | 'partnerCalls'
    | 'passwords'
    | 'payout'
    | 'products'
    | 'vault'
  >,
): readonly Route[] {
  const { hotels } = deps;
  const { catalogue } = hotels;
  return [
    route(getHotelOrder).to(async (ctx) => ({ status_code: 200, result: await customerOrderOf(deps, ctx, 'hotel') })),
    route(suggestHotels).to(async ({ query, locale }) => ({
      status_code: 200,
      result: await orUnavailable(suggestHotelPlaces(catalogue, query.text, locale)),
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
    viewHotelRoute(deps),
    listHotelPinsRoute(hotels),
    listMapPlacesRoute(hotels),
    listPopularPlacesRoute(hotels),
    checkHotelRateRoute(deps),
    getHotelQuoteRoute(deps),
    bookHotelRoute(deps),
    cancelHotelRoute(deps),
    refundHotelRoute(deps),
    ...reviewRoutes(deps),
    ...savedHotelRoutes(deps),
  ];
}
