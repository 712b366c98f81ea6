import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate, wholeNumber } from '../fields.ts';
import { slug } from './help.ts';

/** A piece of news. `text` is HTML and passes the sanitiser; `picture` is an address, or empty when there is none. */
export const newsItem = v.object({
  slug,
  title: v.string(),
  date: localDate,
  picture: v.string(),
  text: v.string(),
});
export type NewsItem = v.InferOutput<typeof newsItem>;

/** How many pieces of news a page holds. */
export const newsPageSize = 10;

/** News, the newest first, a page of `newsPageSize` (ROUTE-48). `total` (proposed) counts all of them. */
export const listNews = defineEndpoint({
  name: 'list-news',
  id: 'NEED-28',
  summary: 'Read the news',
  method: 'GET',
  path: '/api/news/list/',
  auth: 'none',
  query: v.object({ page: v.optional(wholeNumber(1, 1000)) }),
  answers: { 200: answer(v.array(newsItem), { total: v.number() }), 400: refusal },
});
