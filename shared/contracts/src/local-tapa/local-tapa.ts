import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { sent, wholeNumber } from '../fields.ts';

/** A place worth the way (NEED-22). `picture` is empty where there is none. */
export const localPlace = v.object({
  id: v.string(),
  title: v.string(),
  text: v.string(),
  picture: v.string(),
  location: v.object({ lat: v.number(), lon: v.number() }),
});

export type LocalPlace = v.InferOutput<typeof localPlace>;

/** What is asked for: places whose name or description holds a text, 20 a page. */
export const localPlacesQuery = sent({
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60, 'validation_invalid')), ''),
  page: v.optional(wholeNumber(1, 10_000), 1),
});

/** Places in the language of the call, found by their name in any of the six; a page beyond the last is empty. */
export const listLocalPlaces = defineEndpoint({
  name: 'list-local-places',
  id: 'NEED-22',
  summary: 'List places of the country',
  method: 'GET',
  path: '/api/local_tapa/list/',
  auth: 'none',
  query: localPlacesQuery,
  answers: { 200: answer(v.array(localPlace)), 400: refusal },
});
