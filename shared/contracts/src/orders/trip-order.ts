import * as v from 'valibot';
import { localDate, money } from '../fields.ts';
import { tripDay, tripDepositPlan, tripTerm } from '../trips/trip.ts';
import { commonOrder } from './common-order.ts';
import { fullRefund } from './refund-order.ts';
import { flightOrder } from './order.ts';

/**
 * The order of a trip: the money of any order, and what was booked. `price` is made of `adults_price`, `children_price` and `supplement` for `singles` rooms alone. `issued` says that the
 * operator has it (`confirmation` is its number), `delayed` that it has kept it waiting. With a `deposit` only that was ordered here: it is the total before any coupon, and the rest is paid to the operator. `full_refund` is the rule of giving it back at `server_time`.
 */
export const tripOrder = v.object({
  ...commonOrder,
  product: v.literal('trip'),
  trip: v.object({
    slug: v.string(),
    title: v.string(),
    picture: v.string(),
    days: v.number(),
    date: localDate,
    end_date: localDate,
    adults: v.number(),
    children: v.number(),
    singles: v.number(),
    adults_price: money,
    children_price: money,
    supplement: money,
    price: money,
    deposit: v.nullable(tripDepositPlan),
    pax: v.array(v.object({ last_name: v.string(), first_name: v.string() })),
    programme: v.array(tripDay),
    included: v.array(v.string()),
    excluded: v.array(v.string()),
    terms: v.array(tripTerm),
    confirmation: v.nullable(v.string()),
    issued: v.boolean(),
    delayed: v.boolean(),
  }),
  full_refund: fullRefund,
  refunds: flightOrder.entries.refunds,
});
export type TripOrder = v.InferOutput<typeof tripOrder>;
