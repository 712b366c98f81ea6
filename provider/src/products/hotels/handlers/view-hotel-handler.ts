import { viewHotel } from '@aylal/contracts/hotels';
import { localDateAt } from '@aylal/domain/calendar';
import { stayDayFaults } from '@aylal/domain/hotels';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { HotelServices } from '../hotel-services.ts';
import { rateView } from '../rates/rate-view.ts';
import { hotelPage } from '../view/hotel-page.ts';

/** API-37. "Today" is the hotel's own. */
export function viewHotelRoute(desk: HotelServices): Route {
  return route(viewHotel).to(async ({ params, query, now, locale }) => {
    const hotel = await orUnavailable(desk.catalogue.hotel(params.a.toUpperCase()));
    if (!hotel) throw refuse('not-found');
    const fields = stayDayFaults(query, localDateAt(new Date(now), hotel.city.zone));
    if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
    const offered = await orUnavailable(desk.supplier.rates({ wish: query, now }, hotel));
    const rates = offered.map((rate) => rateView(rate, locale));
    const story = desk.catalogue.story(hotel, locale);
    const lowest = rates.filter(({ left }) => left > 0).toSorted((a, b) => a.rates.total - b.rates.total)[0];
    return {
      status_code: 200,
      result: {
        hotel: hotelPage(hotel, story, lowest?.rates ?? null, locale),
        rates,
        check_in_notice: story.notice,
      },
    };
  });
}
