import { viewHotel } from '@aylal/contracts/hotels';
import { localDateAt } from '@aylal/domain/calendar';
import { stayDayFaults } from '@aylal/domain/hotels';
import { readOwnText } from '../../../content/own-texts/own-texts.ts';
import type { Deps } from '../../../platform/deps.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { rateView } from '../rates/rate-view.ts';
import { hotelPage } from '../view/hotel-page.ts';
import { slugOfHotel } from '../view/hotel-source.ts';

/** API-37. "Today" is the hotel's own; what the shop itself has written of the hotel is shown in place of its partner's description. */
export function viewHotelRoute({ db, hotels: desk }: Pick<Deps, 'db' | 'hotels'>): Route {
  return route(viewHotel).to(async ({ params, query, now, locale }) => {
    const hotel = await orUnavailable(desk.catalogue.hotel(params.a.toUpperCase()));
    if (!hotel) throw refuse('not-found');
    const fields = stayDayFaults(query, localDateAt(new Date(now), hotel.city.zone));
    if (Object.keys(fields).length > 0) throw refuse('invalid-input', { fields });
    const offered = await orUnavailable(desk.supplier.rates({ wish: query, now }, hotel));
    const rates = offered.map((rate) => rateView(rate, locale));
    const story = desk.catalogue.story(hotel, locale);
    const own = await readOwnText(db, { kind: 'hotel', slug: slugOfHotel(hotel) }, locale);
    const description = own.text || story.description;
    const lowest = rates.filter(({ left }) => left > 0).toSorted((a, b) => a.rates.total - b.rates.total)[0];
    return {
      status_code: 200,
      result: {
        hotel: hotelPage(hotel, { ...story, description }, lowest?.rates ?? null, locale),
        rates,
        check_in_notice: story.notice,
      },
    };
  });
}
