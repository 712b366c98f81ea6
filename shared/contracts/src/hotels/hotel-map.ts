import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { money } from '../fields.ts';
import { hotelLocation } from './hotel.ts';
import { hotelListQuery } from './hotel-search-query.ts';

/** A hotel as a map shows it; `per_night` is null when it has no room left for the stay. */
export const hotelPin = v.object({
  tapa_code: v.string(),
  name: v.string(),
  location: hotelLocation,
  per_night: v.nullable(money),
});
export type HotelPin = v.InferOutput<typeof hotelPin>;

/** All hotels of a search that the filters leave, whatever page its list is at, in the order of the list; 10,000 at most (CONST-02). */
export const listHotelPins = defineEndpoint({
  name: 'list-hotel-pins',
  id: 'NEED-110',
  summary: 'Hotels of a search as pins of a map',
  method: 'GET',
  path: '/api/hotel/markers/',
  auth: 'none',
  query: hotelListQuery,
  answers: { 200: answer(v.array(hotelPin)), 400: refusal },
});

/** A name that maps write on the ground, in the language asked for, from `zoom` on. */
export const mapPlace = v.object({ name: v.string(), location: hotelLocation, zoom: v.number() });
export type MapPlaceName = v.InferOutput<typeof mapPlace>;

/** Cities and landmarks that maps name. */
export const listMapPlaces = defineEndpoint({
  name: 'list-map-places',
  id: 'NEED-111',
  summary: 'Names that maps write on the ground',
  method: 'GET',
  path: '/api/map/places/',
  auth: 'none',
  answers: { 200: answer(v.array(mapPlace)) },
});
