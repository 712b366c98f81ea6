import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money, sent } from '../fields.ts';
import { hotel, hotelCard, hotelLocation } from './hotel.ts';
import { checkInNotice, hotelRate } from './hotel-rate.ts';
import { hotelListQuery, hotelViewQuery } from './hotel-search-query.ts';

/** A city, a country or a hotel that a search can be about; `place` (proposed) says where it lies. */
export const hotelSuggestion = v.object({
  name: v.string(),
  type: v.picklist(['hotel', 'city', 'country']),
  tapa_code: v.string(),
  country_code: v.string(),
  location: v.nullable(hotelLocation),
  place: v.string(),
});
export type HotelSuggestion = v.InferOutput<typeof hotelSuggestion>;

/** Cities and hotels whose name or code fits the text, cities first, at most 12; an empty text gives the most asked-for cities. 401 without the key. */
export const suggestHotels = defineEndpoint({
  name: 'suggest-hotels',
  id: 'API-34',
  summary: 'Find cities and hotels by name',
  method: 'GET',
  path: '/api/suggest/hotels/',
  auth: 'none',
  apiKey: true,
  query: sent({ text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80, 'validation_text_length')), '') }),
  answers: { 200: answer(v.array(hotelSuggestion)), 400: refusal, 401: refusal },
});

/** What lists can be filtered by; `price` bounds the price of one night. */
export const getHotelFilter = defineEndpoint({
  name: 'get-hotel-filter',
  id: 'API-35',
  summary: 'Facilities, stars and prices that hotels can be filtered by',
  method: 'GET',
  path: '/api/hotel/get_filter/',
  auth: 'none',
  answers: {
    200: answer(
      v.object({
        facilities: v.array(v.object({ key: v.string(), name: v.string(), category: v.string() })),
        star_rating: v.array(v.number()),
        price: v.object({ min: money, max: money }),
      }),
    ),
  },
});

/** Proposed: how many hotels each filter would leave, the others as they are: by whole stars, by least score, by facility, and those whose price can be cancelled for nothing. */
export const hotelFacets = v.object({
  stars: v.record(v.string(), v.number()),
  rating: v.record(v.string(), v.number()),
  fac: v.record(v.string(), v.number()),
  free: v.number(),
});
export type HotelFacets = v.InferOutput<typeof hotelFacets>;

/**
 * Hotels of a search, 20 a page, those without a room left last. `count` is how many the filters leave, `total` how many there are; a page beyond the
 * last one is the last one. A text that names no place is an empty list without `place`.
 */
export const listHotels = defineEndpoint({
  name: 'list-hotels',
  id: 'API-36',
  summary: 'List hotels',
  method: 'GET',
  path: '/api/hotel/list/',
  auth: 'none',
  query: hotelListQuery,
  records: 'hotels',
  answers: {
    200: answer(
      v.object({
        hotels: v.array(hotelCard),
        count: v.number(),
        total: v.number(),
        page: v.number(),
        pages: v.number(),
        facets: hotelFacets,
        place: v.nullable(v.object({ name: v.string(), tapa_code: v.string(), location: v.nullable(hotelLocation) })),
      }),
    ),
    400: refusal,
  },
});

/** A hotel with the rates of a stay, cheapest first. {a} is its code, {b} its name as it is in addresses, which only people read. 404 when there is none. */
export const viewHotel = defineEndpoint({
  name: 'view-hotel',
  id: 'API-37',
  summary: 'One hotel with its rooms and rates',
  method: 'GET',
  path: '/api/2/hotel/view/{a}/{b}/',
  auth: 'none',
  params: sent({
    a: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{3,20}$/, 'validation_reference')),
    b: v.pipe(v.string(), v.maxLength(120, 'validation_reference')),
  }),
  query: hotelViewQuery,
  records: 'rates',
  answers: {
    200: answer(v.object({ hotel, rates: v.array(hotelRate), check_in_notice: checkInNotice })),
    400: refusal,
    404: refusal,
  },
});
