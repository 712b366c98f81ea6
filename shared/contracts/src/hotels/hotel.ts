import * as v from 'valibot';
import { instant, money } from '../fields.ts';

const point = v.object({
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** HOTEL-05: `{lat, lon}` or the two in one text, `47.9185,106.9177`; read as the former. */
export const hotelLocation = v.union([
  point,
  v.pipe(
    v.string(),
    v.regex(/^\s*-?\d{1,3}(\.\d+)?\s*,\s*-?\d{1,3}(\.\d+)?\s*$/),
    v.transform((text) => {
      const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number);
      return { lat, lon };
    }),
    point,
  ),
]);

/** A picture; `category` groups the gallery (MODAL-16). */
export const hotelImage = v.object({
  url: v.string(),
  category: v.picklist(['exterior', 'lobby', 'room', 'food', 'wellness', 'view']),
});

/** HOTEL-04. `category`, `type` are keys, `name` is in the language asked for; a fee is charged by `FeeTimeCode` and stays the hotel's own sum. */
export const hotelFacility = v.object({
  category: v.picklist(['general', 'food', 'wellness', 'business', 'transport', 'family']),
  name: v.string(),
  number: v.nullable(v.number()),
  is_fee: v.boolean(),
  fee_info: v.nullable(
    v.object({
      FeeTimeCode: v.picklist(['hour', 'day', 'stay', 'use']),
      Price: v.object({ Amount: v.number(), Currency: v.string() }),
    }),
  ),
  is_exist: v.boolean(),
  type: v.string(),
});

/** HOTEL-06: in metres. */
export const hotelLandmark = v.object({ name: v.string(), distance: v.pipe(v.number(), v.minValue(0)) });

/** A step of the cancellation terms (HOTEL-01); `FromDate` carries the hotel's own zone. */
export const cancellationEntry = v.object({ Amount: money, FromDate: instant });

/** What the stay costs: all rooms and nights, included taxes with it. `previous_total` is struck above it when the partner has lowered its price. */
export const hotelPrices = v.object({
  total: money,
  per_night: money,
  previous_total: v.nullable(money),
});

const score = v.object({ score: v.pipe(v.number(), v.minValue(0), v.maxValue(10)), count: v.number() });

const named = {
  tapa_code: v.pipe(v.string(), v.regex(/^[A-Z0-9-]{3,20}$/)),
  name: v.pipe(v.string(), v.nonEmpty()),
  address: v.string(),
  location: hotelLocation,
  picture: v.nullable(v.string()),
  star_rating: v.pipe(v.number(), v.minValue(0), v.maxValue(5)),
  ratings: v.nullable(score),
  ota: v.string(),
};

/** A hotel of a list: what a card says. `prices` is null when it has no room left for the stay; `cancellation` belongs to the room that the price is of. */
export const hotelCard = v.object({
  ...named,
  images_count: v.number(),
  facilities: v.array(v.object({ type: v.string(), name: v.string() })),
  landmark: v.nullable(hotelLandmark),
  prices: v.nullable(hotelPrices),
  cancellation: v.array(cancellationEntry),
});

/** HOTEL-03, in the language asked for. `phone` (proposed) is the hotel's own, `+97670001234`, empty where nobody knows it. `description` is HTML and passes the sanitiser wherever it is shown. */
export const hotel = v.object({
  ...named,
  phone: v.optional(v.string(), ''),
  images: v.array(hotelImage),
  facilities: v.array(hotelFacility),
  landmarks: v.array(hotelLandmark),
  prices: v.nullable(hotelPrices),
  open_year: v.nullable(v.number()),
  room_quantity: v.nullable(v.number()),
  description: v.string(),
  time_zone: v.string(),
});

export type HotelLocation = v.InferOutput<typeof point>;
export type HotelImage = v.InferOutput<typeof hotelImage>;
export type HotelFacility = v.InferOutput<typeof hotelFacility>;
export type HotelLandmark = v.InferOutput<typeof hotelLandmark>;
export type HotelPrices = v.InferOutput<typeof hotelPrices>;
export type HotelCard = v.InferOutput<typeof hotelCard>;
export type Hotel = v.InferOutput<typeof hotel>;
