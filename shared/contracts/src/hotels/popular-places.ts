import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, money } from '../fields.ts';

/** A city that many ask for: how many hotels it has, and the cheapest night for two among them at that weekend, null when none has a room or nobody answers. `picture` is drawn of the place. */
export const popularPlace = v.object({
  tapa_code: v.string(),
  name: v.string(),
  country: v.string(),
  picture: v.string(),
  hotels: v.number(),
  per_night: v.nullable(money),
});
export type PopularPlace = v.InferOutput<typeof popularPlace>;

/** The cities asked for most, with what a night costs from Friday to Sunday of the weekend that one can still plan, by the day of Ulaanbaatar. Prices are at most ten minutes old. */
export const listPopularPlaces = defineEndpoint({
  name: 'list-popular-places',
  id: 'NEED-173',
  summary: 'Cities with hotels, and what a night costs there next weekend',
  method: 'GET',
  path: '/api/hotel/popular/',
  auth: 'none',
  answers: {
    200: answer(v.object({ check_in: localDate, check_out: localDate, places: v.array(popularPlace) })),
    503: refusal,
  },
});
