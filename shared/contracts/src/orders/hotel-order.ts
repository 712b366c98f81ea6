import * as v from 'valibot';
import { gender } from '../account/saved-passenger.ts';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, localDate, money, refNumber, sent } from '../fields.ts';
import { cancellationEntry } from '../hotels/hotel.ts';
import { hotelFee } from '../hotels/hotel-rate.ts';
import { commonOrder } from './common-order.ts';
import { flightOrder } from './order.ts';

/**
 * The order of a hotel: the money of any order, and what was booked. `issued` says that the hotel has it (`confirmation` is its number), `delayed` that its partner has kept it
 * waiting. Sums beside the price stand by category and are never added up; terms and `check_in_at` carry the hotel's own zone; `price` is that of the rooms, before our fee and any coupon.
 */
export const hotelOrder = v.object({
  ...commonOrder,
  product: v.literal('hotel'),
  hotel: v.object({
    tapa_code: v.string(),
    name: v.string(),
    address: v.string(),
    /** Proposed: the hotel's own, empty where nobody knows it. */
    phone: v.optional(v.string(), ''),
    picture: v.nullable(v.string()),
    star_rating: v.number(),
    ota: v.string(),
    pay_type: v.string(),
    room: v.string(),
    breakfast: v.boolean(),
    check_in: localDate,
    check_out: localDate,
    check_in_at: instant,
    arrival_time: v.string(),
    rooms: v.number(),
    adults: v.number(),
    children: v.number(),
    guests: v.array(v.object({ last_name: v.string(), first_name: v.string(), gender })),
    special_request: v.string(),
    price: money,
    cancellation: v.array(cancellationEntry),
    fee_info: v.array(hotelFee),
    confirmation: v.nullable(v.string()),
    issued: v.boolean(),
    delayed: v.boolean(),
  }),
  refunds: flightOrder.entries.refunds,
});
export type HotelOrder = v.InferOutput<typeof hotelOrder>;

/** One hotel order of the caller; somebody else's and a missing one give the same 404 (AUT-1). */
export const getHotelOrder = defineEndpoint({
  name: 'get-hotel-order',
  id: 'NEED-08',
  summary: 'Read an order of a hotel',
  method: 'GET',
  path: '/api/order/v1/detail/hotel/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(hotelOrder), 401: refusal, 404: refusal },
});
