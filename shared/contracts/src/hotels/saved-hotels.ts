import * as v from 'valibot';
import { answer, emptyAnswer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { instant, money, sent } from '../fields.ts';

/** A hotel that somebody wants to find again. `price` is what a night cost when it was saved, null where none was shown; `price_now` the cheapest night of a stay a month ahead, null while it is unknown. */
export const savedHotel = v.object({
  id: v.string(),
  saved_at: instant,
  price: v.nullable(money),
  price_now: v.nullable(money),
  hotel: v.object({
    tapa_code: v.string(),
    name: v.string(),
    picture: v.nullable(v.string()),
    star_rating: v.number(),
    address: v.string(),
  }),
});
export type SavedHotel = v.InferOutput<typeof savedHotel>;

const shown = v.optional(v.pipe(v.string(), v.maxLength(400, 'validation_text_length')));

/**
 * Keeps a hotel for its owner (CALL-63); a second time gives the one that is kept already (201). Of what is sent only the code counts: name, picture, stars and address are
 * ours. 404 for a hotel that there is not.
 */
export const saveHotel = defineEndpoint({
  name: 'save-hotel',
  id: 'API-42',
  summary: 'Save a hotel',
  method: 'POST',
  path: '/api/hotel/v5/save_hotels/',
  auth: 'bearer',
  body: sent({
    tapa_code: v.pipe(v.string('validation_required'), v.regex(/^[A-Za-z0-9-]{3,20}$/, 'validation_reference')),
    name: shown,
    picture: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(400, 'validation_text_length')))),
    star_rating: v.optional(v.number()),
    address: shown,
  }),
  answers: {
    200: answer(v.object({ id: v.string() })),
    201: answer(v.object({ id: v.string() })),
    400: refusal,
    401: refusal,
    404: refusal,
  },
});

/** The caller's hotels, saved last first, at most a hundred (CALL-64). */
export const listSavedHotels = defineEndpoint({
  name: 'list-saved-hotels',
  id: 'API-43',
  summary: 'List saved hotels',
  method: 'GET',
  path: '/api/hotel/v5/save_hotels/',
  auth: 'bearer',
  answers: { 200: answer(v.array(savedHotel)), 401: refusal },
});

/** Takes a hotel from the list (CALL-65). Somebody else's and a missing one give the same 404 (AUT-1). */
export const removeSavedHotel = defineEndpoint({
  name: 'remove-saved-hotel',
  id: 'API-44',
  summary: 'Remove a saved hotel',
  method: 'DELETE',
  path: '/api/hotel/v5/save_hotels/{id}/',
  auth: 'bearer',
  params: sent({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,60}$/i, 'validation_reference')) }),
  answers: { 200: emptyAnswer, 400: refusal, 401: refusal, 404: refusal },
});
