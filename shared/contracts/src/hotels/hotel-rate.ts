import * as v from 'valibot';
import { cancellationEntry, hotelImage, hotelPrices } from './hotel.ts';

/** What a rate is for, by room: beds, size in square metres, how many sleep in it. A partner that does not tell them leaves the beds empty and the size 0. */
export const hotelOrderAdapter = v.object({
  key: v.string(),
  name: v.string(),
  size: v.number(),
  beds: v.array(v.object({ kind: v.string(), count: v.number() })),
  guests: v.number(),
  images: v.array(hotelImage),
});

/**
 * A sum beside the price (HOTEL-01): `included` in it, to be paid `at_property`, or `conditional`, only when it is used. The three are never merged.
 * `Amount` (proposed) is for the whole stay.
 */
export const hotelFee = v.object({
  category: v.picklist(['included', 'at_property', 'conditional']),
  type: v.picklist(['vat', 'city-tax', 'extra-bed', 'pets']),
  is_exist: v.boolean(),
  Amount: v.number(),
  Currency: v.string(),
});

/**
 * HOTEL-01, the "hotel rate". `pay_type` is `online`, `AT_WEB` or another word, which means at the hotel; `left` are the rooms that are left at it, 0 when it is
 * sold out. `rate_key`, `log_id` and `authorization_info` are sent back as they are and never shown or logged. `transaction_identifier` comes with ctrip.
 */
export const hotelRate = v.object({
  pay_type: v.string(),
  rates: hotelPrices,
  ota: v.string(),
  rate_key: v.string(),
  rate_plan_category: v.string(),
  rate_plan_id: v.string(),
  log_id: v.string(),
  authorization_info: v.nullable(v.string()),
  transaction_identifier: v.optional(v.string()),
  cancellation: v.array(cancellationEntry),
  fee_info: v.array(hotelFee),
  tapa_code: v.string(),
  breakfast: v.boolean(),
  left: v.number(),
  room: hotelOrderAdapter,
});
export type HotelRate = v.InferOutput<typeof hotelRate>;
export type HotelRoom = v.InferOutput<typeof hotelOrderAdapter>;
export type HotelFee = v.InferOutput<typeof hotelFee>;

/** HOTEL-07. Times are the hotel's own, `14:00`. */
export const checkInNotice = v.object({
  arrival_time: v.string(),
  arrival_time_info: v.string(),
  departure_time_info: v.string(),
  note: v.array(v.object({ Category: v.picklist(['deposit', 'children', 'pets', 'documents']), Text: v.string() })),
});
export type CheckInNotice = v.InferOutput<typeof checkInNotice>;
