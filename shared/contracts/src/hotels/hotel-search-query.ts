import * as v from 'valibot';
import { mapAreaPattern, readMapArea, stayFaults, stayLimits, type StayWish } from '@aylal/domain/hotels';
import { countryCode } from '../account/saved-passenger.ts';
import { localDate, sent, wholeNumber } from '../fields.ts';

/** When, in how many rooms, who and from which country: the same words in page addresses and calls (ROUTE-50, HOTEL-12). */
export const stayEntries = {
  check_in: localDate,
  check_out: localDate,
  rooms: v.optional(wholeNumber(1, stayLimits.rooms, 'validation_room_count'), 1),
  adults: v.optional(wholeNumber(1, stayLimits.adults, 'validation_guest_count'), 2),
  children: v.optional(wholeNumber(0, stayLimits.children, 'validation_guest_count'), 0),
  child_age_details: v.optional(
    v.pipe(v.string('validation_child_age'), v.regex(/^(\d{0,2}(,\d{0,2}){0,11})$/, 'validation_child_age')),
    '',
  ),
  nationality: v.optional(countryCode, 'MN'),
};

/** The faults of a stay, each at its field: check-out before check-in, a child without age, rooms without an adult. */
export function checkStay<T extends StayWish>(): v.RawCheckAction<T> {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [key, message] of Object.entries(stayFaults(dataset.value)))
      addIssue({ message, path: [{ type: 'unknown', origin: 'value', input: dataset.value, key, value: null }] });
  });
}

/** A stay by itself, for one hotel. */
export const hotelStayQuery = v.pipe(sent(stayEntries), checkStay());
export type HotelStayQuery = v.InferOutput<typeof hotelStayQuery>;

/** CONST-05: the version of product detail that we speak; sent with the call for it (GAP-41). */
export const PRODUCT_DETAIL_VERSION = '3.0';

/** A stay at one hotel (CALL-62). Another version of product detail than ours is refused. */
export const hotelViewQuery = v.pipe(
  sent({ ...stayEntries, version: v.optional(v.literal(PRODUCT_DETAIL_VERSION, 'validation_invalid')) }),
  checkStay(),
);

/** HOTEL-13. Without one the list is in our own order. */
export const hotelSorts = ['star_rating', '-star_rating', 'price', '-price'] as const;
export type HotelSort = (typeof hotelSorts)[number];

const listOf = (word: RegExp, message: string) =>
  v.optional(v.pipe(v.string(message), v.maxLength(200, message), v.regex(word, message)));
const price = v.optional(wholeNumber(0, 999_999_999_999, 'validation_number'));

/**
 * A search of hotels (CALL-61). `text` is the code of a city, a country or a hotel, or a name; `fac` (ROUTE-53) are facilities that a hotel has all of,
 * `stars` whole classes, `rating` the least score of ten, `free` that the price shown can be cancelled for nothing, prices are of one night in tögrög, as lists show them first, `page` begins at 1 (ROUTE-54), `area` is the part of a map that a hotel lies in (`readMapArea`).
 */
export const hotelListQuery = v.pipe(
  sent({
    text: v.pipe(
      v.string('validation_hotel_place'),
      v.trim(),
      v.nonEmpty('validation_hotel_place'),
      v.maxLength(80, 'validation_text_length'),
    ),
    ...stayEntries,
    fac: listOf(/^[a-z-]+(,[a-z-]+)*$/, 'validation_invalid'),
    sort: v.optional(v.picklist(hotelSorts, 'validation_invalid')),
    page: v.optional(wholeNumber(1, 500, 'validation_number'), 1),
    stars: listOf(/^[1-5](,[1-5])*$/, 'validation_invalid'),
    rating: v.optional(wholeNumber(1, 10, 'validation_number')),
    free: v.optional(v.literal('1', 'validation_invalid')),
    min_price: price,
    max_price: price,
    area: v.optional(
      v.pipe(
        v.string('validation_invalid'),
        v.regex(mapAreaPattern, 'validation_invalid'),
        v.check((text) => readMapArea(text) !== null, 'validation_invalid'),
      ),
    ),
  }),
  checkStay(),
);
export type HotelListQuery = v.InferOutput<typeof hotelListQuery>;
