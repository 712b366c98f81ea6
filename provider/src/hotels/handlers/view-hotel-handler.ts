import { viewHotel } from '@aylal/contracts';
import { localDateAt, stayDayFaults } from '@aylal/domain';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route } from '../../router/route.ts';
import type { HotelDesk } from '../hotel-desk.ts';
import { hotelRates } from '../rates/hotel-rates.ts';
import { hotelPage } from '../view/hotel-page.ts';
import { checkInNoticeOf } from '../view/hotel-texts.ts';

/** API-37. "Today" is the hotel's own. */
export function viewHotelRoute(desk: HotelDesk): Route {
  return route(viewHotel).to(async ({ params, query, now, locale }) => {
    const hotel = desk.catalogue.hotel(params.a.toUpperCase());
    if (!hotel) throw refuse('not-found');
    const fields = stayDayFaults(query, localDateAt(new Date(now), hotel.city.zone));
    if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
    const rates = hotelRates(desk, hotel, await desk.ask(query, now), locale);
    const lowest = rates.filter(({ left }) => left > 0).sort((a, b) => a.rates.total - b.rates.total)[0];
    return {
      status_code: 200,
      result: {
        hotel: hotelPage(hotel, lowest?.rates ?? null, locale),
        rates,
        check_in_notice: checkInNoticeOf(hotel, locale),
      },
    };
  });
}
