import { instalmentTermsOf } from '../../../commerce/instalments/instalment-terms.ts';
import { checkHotelRate, getHotelQuote } from '@aylal/contracts/hotels';
import { homeDate, localDateAt } from '@aylal/domain/calendar';
import { stayDayFaults, stayNights } from '@aylal/domain/hotels';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route, type RouteContext } from '../../../platform/http/route.ts';
import { namedOf } from '../list/hotel-card-of.ts';
import { heldRate, rateView } from '../rates/rate-view.ts';
import type { OfferedRate } from '../suppliers/hotel-supplier.ts';
import { askPartner, findHotel } from './ask-partner.ts';
import { findCustomerHotelQuote, keepHotelQuote } from './hotel-quotes.ts';
import { hotelMessage } from '../messages/hotel-messages.ts';

type Check = RouteContext<typeof checkHotelRate>['body'];

/** API-38: asks the partner again and holds what it says; the answer tells whether that is what was shown. */
export function checkHotelRateRoute({
  db,
  hotels,
  ids,
  partnerCalls,
}: Pick<Deps, 'db' | 'hotels' | 'ids' | 'partnerCalls'>): Route {
  return route(checkHotelRate).to(async ({ body, session, locale, now, log }) => {
    const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = body;
    const stay = { check_in, check_out, rooms, adults, children, child_age_details, nationality };
    const hotel = await findHotel(hotels, body.code, 'offer-gone');
    const faults = stayDayFaults(stay, localDateAt(new Date(now), hotel.city.zone));
    if (Object.keys(faults).length > 0) throw refuse('invalid-input', { fields: faults });
    const uid = ids.uuid();
    const { shown, price, cancellation, bookingKey } = await partnerCalls.about(uid, () =>
      askPartner(hotels, hotel, body.rate_key, { wish: stay, now }),
    );
    agreeOnWords(shown, body);
    const { code } = hotel;
    // What can be cancelled can be paid in parts.
    const terms = cancellation.some(({ FromDate }) => Date.parse(FromDate) > now)
      ? instalmentTermsOf(check_in, homeDate(now), price)
      : null;
    const rate = heldRate(shown, stayNights(stay), { price, cancellation });
    const quote = { code, rate, bookingKey, stay, price, cancellation, terms };
    const expires = await keepHotelQuote(db, { uid, userId: session.userId, quote }, now);
    const previous_price = shown.rates.total;
    log.info('hotel-rate-checked', { hotel: code, moved: price - previous_price });
    const result = { uuid: uid, price, previous_price, expires_at: new Date(expires).toISOString() };
    return price === previous_price
      ? { status_code: 200, result }
      : { status_code: 208, message: hotelMessage(locale, 'booking.rate-changed'), result };
  });
}

/** What is said of a rate must be what we said of it (CALL-28). One that is paid at the hotel is not sold by us. */
function agreeOnWords(rate: OfferedRate, body: Check): void {
  if (body.ota !== rate.ota || body.pay_type !== rate.pay_type || rate.pay_type === 'AT_HOTEL')
    throw refuse('offer-gone');
  if (rate.ota !== 'ctrip') return;
  const ctripFields = ['rate_plan_category', 'rate_plan_id', 'transaction_identifier', 'authorization_info'] as const;
  const wrong = ctripFields.filter((word) => body[word] !== rate[word]);
  if (wrong.length > 0)
    throw refuse('invalid-input', { fields: Object.fromEntries(wrong.map((word) => [word, 'validation_required'])) });
}

/** NEED-85. */
export function getHotelQuoteRoute({ db, hotels }: Pick<Deps, 'db' | 'hotels'>): Route {
  return route(getHotelQuote).to(async ({ params, session, locale, now }) => {
    const quote = await findCustomerHotelQuote(db, session.userId, params.uid);
    if (!quote) throw refuse('not-found');
    const hotel = await findHotel(hotels, quote.code, 'not-found');
    const { tapa_code, name, address, picture, star_rating } = namedOf(hotel, locale);
    return {
      status_code: 200,
      result: {
        uid: params.uid,
        hotel: { tapa_code, name, address, picture, star_rating, time_zone: hotel.city.zone },
        rate: rateView(quote.rate, locale),
        stay: quote.stay,
        partial_payment: quote.terms && { ...quote.terms, types: [...quote.terms.types] },
        expires_at: new Date(quote.expiresAt).toISOString(),
        server_time: new Date(now).toISOString(),
      },
    };
  });
}
