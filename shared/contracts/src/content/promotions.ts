import { promotionPlaces } from '@aylal/domain/office';
import * as v from 'valibot';
import { answer } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { slug } from './help.ts';

/** What the home page or the menu puts forward (`place`, proposed): a few words and the page of ours, without language, that they lead to; `picture` (proposed) is an address, or empty when there is none. */
export const promotion = v.object({
  slug,
  title: v.string(),
  text: v.string(),
  picture: v.optional(v.string(), ''),
  to: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  place: v.optional(v.picklist(promotionPlaces), 'home'),
});
export type Promotion = v.InferOutput<typeof promotion>;

/** Promotions of the day in their order. One that has ended is not among them. */
export const listPromotions = defineEndpoint({
  name: 'list-promotions',
  id: 'NEED-31',
  summary: 'Read the promotions',
  method: 'GET',
  path: '/api/promotion/list/',
  auth: 'none',
  answers: { 200: answer(v.array(promotion)) },
});
