import * as v from 'valibot';
import { journeyKinds, reviewLimits } from '@aylal/domain/hotels';
import { locales } from '@aylal/domain/language';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent, wholeNumber } from '../fields.ts';

/** What a guest says who has stayed: points of ten, in the guest's own `language`, from which country, in which month (`YYYY-MM`) and how one travelled. */
export const hotelReview = v.object({
  id: v.string(),
  score: v.number(),
  text: v.string(),
  language: v.picklist(locales),
  country: v.string(),
  month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  kind: v.picklist(journeyKinds),
});
export type HotelReview = v.InferOutput<typeof hotelReview>;

const code = v.pipe(v.string('validation_required'), v.regex(/^[A-Za-z0-9-]{3,20}$/, 'validation_invalid'));

/** What guests have written of a hotel, at most 24, the newest first; our own guests and those that its partner tells of. 404 for a hotel that there is not. */
export const listHotelReviews = defineEndpoint({
  name: 'list-hotel-reviews',
  id: 'NEED-176',
  summary: 'What guests say of a hotel',
  method: 'GET',
  path: '/api/hotel/reviews/{code}/',
  auth: 'none',
  params: sent({ code }),
  answers: { 200: answer(v.array(hotelReview)), 404: refusal, 503: refusal },
});

/** What the caller has written of the stay of an order, null without. `open` says whether it can be written or changed now. Somebody else's order and a missing one give the same 404 (AUT-1). */
export const getOwnReview = defineEndpoint({
  name: 'get-own-review',
  id: 'NEED-177',
  summary: 'Read the own review of a stay',
  method: 'GET',
  path: '/api/hotel/review/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: {
    200: answer(v.object({ open: v.boolean(), review: v.nullable(hotelReview) })),
    401: refusal,
    404: refusal,
  },
});

/** Writes the review of a stay, or changes it: one for each order. 409 `state-conflict` before the day of departure, and for an order that was cancelled or refunded. */
export const writeHotelReview = defineEndpoint({
  name: 'write-hotel-review',
  id: 'NEED-178',
  summary: 'Review a hotel after a stay',
  method: 'POST',
  path: '/api/hotel/review/',
  auth: 'bearer',
  body: sent({
    ref_number: refNumber,
    score: wholeNumber(reviewLimits.leastScore, reviewLimits.mostScore, 'validation_required'),
    text: v.pipe(
      v.string('validation_required'),
      v.trim(),
      v.minLength(reviewLimits.leastText, 'validation_review_short'),
      v.maxLength(reviewLimits.mostText, 'validation_text_length'),
    ),
    kind: v.picklist(journeyKinds, 'validation_required'),
  }),
  answers: { 200: answer(hotelReview), 400: refusal, 401: refusal, 404: refusal, 409: refusal },
});
