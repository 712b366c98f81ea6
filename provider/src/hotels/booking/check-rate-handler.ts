import { checkHotelRate, getHotelQuote, type HotelRate } from '@aylal/contracts';
import { localDateAt, stayDayFaults, stayNights } from '@aylal/domain';
import { customerDay } from '../../bookings/customer-day.ts';
import type { Deps } from '../../deps.ts';
import { instalmentTermsOf } from '../../flights/fares/instalment-offer.ts';
import { refuse } from '../../router/problem-error.ts';
import { route, type Route, type RouteContext } from '../../router/route.ts';
import { namedOf } from '../list/hotel-card-of.ts';
import { askPartner, findRate, heldRate } from './find-rate.ts';
import { findOwnHotelQuote, keepHotelQuote } from './hotel-quotes.ts';
import { hotelBookingMessages } from './hotel-booking-messages.ts';

type Check = RouteContext<typeof checkHotelRate>['body'];

/** API-38: asks the partner again and holds what it says; the answer tells whether that is what was shown. */
export function checkHotelRateRoute({ db, hotels, ids }: Pick<Deps, 'db' | 'hotels' | 'ids'>): Route {
  return route(checkHotelRate).to(async ({ body, session, locale, now, log }) => {
    const { check_in, check_out, rooms, adults, children, child_age_details, nationality } = body;
    const stay = { check_in, check_out, rooms, adults, children, child_age_details, nationality };
    const rate = await findRate(hotels, { key: body.rate_key, code: body.code, wish: stay }, locale, now);
    const faults = stayDayFaults(stay, localDateAt(new Date(now), rate.hotel.city.zone));
    if (Object.keys(faults).length > 0) throw refuse('invalid-input', { fields: faults });
    agreeOnWords(rate.shown, body);
    const found = await askPartner(hotels, rate);
    const uid = ids.uuid();
    const { total: price } = found.prices;
    const { code } = rate.hotel;
    // What can be cancelled can be paid in parts.
    const terms = found.cancellation.some(({ FromDate }) => Date.parse(FromDate) > now)
      ? instalmentTermsOf(check_in, customerDay(now), price)
      : null;
    const quote = { code, rateKey: body.rate_key, stay, price, cancellation: found.cancellation, terms };
    const expires = await keepHotelQuote(db, { uid, userId: session.userId, quote }, now);
    const previous_price = rate.shown.rates.total;
    log.info('hotel-rate-checked', { hotel: rate.hotel.code, moved: price - previous_price });
    const result = { uuid: uid, price, previous_price, expires_at: new Date(expires).toISOString() };
    return price === previous_price
      ? { status_code: 200, result }
      : { status_code: 208, message: hotelBookingMessages[locale]['rate-changed'], result };
  });
}

/** What is said of a rate must be what we said of it (CALL-28). One that is paid at the hotel is not sold by us. */
function agreeOnWords(rate: HotelRate, body: Check): void {
  if (body.ota !== rate.ota || body.pay_type !== rate.pay_type || rate.pay_type === 'AT_HOTEL')
    throw refuse('offer-gone');
  if (rate.ota !== 'ctrip') return;
  const words = ['rate_plan_category', 'rate_plan_id', 'transaction_identifier', 'authorization_info'] as const;
  const wrong = words.filter((word) => body[word] !== rate[word]);
  if (wrong.length > 0)
    throw refuse('invalid-input', { fields: Object.fromEntries(wrong.map((word) => [word, 'validation_required'])) });
}

/** NEED-85. */
export function getHotelQuoteRoute({ db, hotels }: Pick<Deps, 'db' | 'hotels'>): Route {
  return route(getHotelQuote).to(async ({ params, session, locale, now }) => {
    const quote = await findOwnHotelQuote(db, session.userId, params.uid);
    if (!quote) throw refuse('not-found');
    const of = { key: quote.rateKey, code: quote.code, wish: quote.stay };
    const { hotel, shown } = await findRate(hotels, of, locale, now);
    const { tapa_code, name, address, picture, star_rating } = namedOf(hotel, locale);
    return {
      status_code: 200,
      result: {
        uid: params.uid,
        hotel: { tapa_code, name, address, picture, star_rating, time_zone: hotel.city.zone },
        rate: heldRate(shown, stayNights(quote.stay), quote),
        stay: quote.stay,
        partial_payment: quote.terms && { ...quote.terms, types: [...quote.terms.types] },
        expires_at: new Date(quote.expiresAt).toISOString(),
        server_time: new Date(now).toISOString(),
      },
    };
  });
}
