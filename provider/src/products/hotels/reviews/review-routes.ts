import { getOwnReview, listHotelReviews, writeHotelReview, type HotelReview } from '@aylal/contracts/hotels';
import { homeZone, localDateAt } from '@aylal/domain/calendar';
import { mayReview, type StayedOrder } from '@aylal/domain/hotels';
import type { Locale } from '@aylal/domain/language';
import { itemOf, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { findCustomerOrder } from '../../../commerce/orders/order-store.ts';
import type { Deps } from '../../../platform/deps.ts';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { orUnavailable } from '../../../platform/partner-http/or-unavailable.ts';
import type { StoredHotel } from '../booking/stored-hotel.ts';
import type { HotelCatalogue } from '../catalogue/hotel-catalogue.ts';
import { findReview, keepReview, reviewsOfHotel, type ReviewRow } from './review-store.ts';

const MOST = 24;

/** What guests say of hotels: NEED-176 to NEED-178. */
export function reviewRoutes({
  db,
  hotels: { catalogue },
  ids,
}: Pick<Deps, 'db' | 'hotels' | 'ids'>): readonly Route[] {
  const stayOf = async (userId: string, ref: string) => {
    const order = await findCustomerOrder(db, userId, ref);
    const item = order && itemOf(order, 'hotel');
    if (!order || !item) throw refuse('not-found');
    return { order, item, isOver: (now: number) => mayReview(stayedOrder(order, item), dayAt(item, now)) };
  };
  /** The day by the hotel's own clock; of a hotel that is not sold any more, by ours. */
  const dayAt = ({ code }: StoredHotel, now: number) =>
    localDateAt(new Date(now), catalogue.cityOfHotel(code)?.zone ?? homeZone);
  return [
    route(listHotelReviews).to(async ({ params, now, locale }) => {
      const hotel = await orUnavailable(catalogue.hotel(params.code.toUpperCase()));
      if (!hotel) throw refuse('not-found');
      const own = await reviewsOfHotel(db, hotel.code, MOST);
      const told = catalogue.guestReviews(hotel, now).map((one) => ({
        ...one,
        country: catalogue.countryName(one.country, locale),
      }));
      return {
        status_code: 200,
        result: [...own.map((row) => viewOf(row, catalogue, locale)), ...told].slice(0, MOST),
      };
    }),
    route(getOwnReview).to(async ({ params, session, now, locale }) => {
      const { order, isOver } = await stayOf(session.userId, params.ref_number);
      const review = await findReview(db, order.ref_number);
      return {
        status_code: 200,
        result: { open: isOver(now), review: review ? viewOf(review, catalogue, locale) : null },
      };
    }),
    route(writeHotelReview).to(async ({ body, session, now, locale }) => {
      const { order, item, isOver } = await stayOf(session.userId, body.ref_number);
      if (!isOver(now)) throw refuse('state-conflict');
      const row: ReviewRow = {
        ref_number: order.ref_number,
        id: (await findReview(db, order.ref_number))?.id ?? ids.uuid(),
        user_id: session.userId,
        tapa_code: item.code,
        score: body.score,
        text: body.text,
        language: locale,
        country: item.stay.nationality,
        month: item.stay.check_out.slice(0, 7),
        kind: body.kind,
        written_at: now,
      };
      await keepReview(db, row);
      return { status_code: 200, result: viewOf(row, catalogue, locale) };
    }),
  ];
}

function stayedOrder({ status }: OrderRow, { made, stay }: StoredHotel): StayedOrder {
  return { status, issued: made !== null, check_out: stay.check_out };
}

function viewOf(row: ReviewRow, catalogue: HotelCatalogue, locale: Locale): HotelReview {
  const { id, score, text, language, country, month, kind } = row;
  return { id, score, text, language, country: catalogue.countryName(country, locale), month, kind };
}
