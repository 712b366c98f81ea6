import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { slug } from './help.ts';

const words = { title: v.string(), text: v.string() };

/** A written page. `text` is HTML and passes the sanitiser; `parts` are what it shows on request, such as the terms of one product. */
export const writtenPage = v.object({ slug, ...words, parts: v.array(v.object({ id: slug, ...words })) });
export type WrittenPage = v.InferOutput<typeof writtenPage>;

/** Reads a written page in the language of `Accept-Language` (ROUTE-15, ROUTE-16, ROUTE-45 to ROUTE-47, ROUTE-49). */
export const getPage = defineEndpoint({
  name: 'get-page',
  id: 'NEED-236',
  summary: 'Read a written page',
  method: 'GET',
  path: '/api/page/{slug}/',
  auth: 'none',
  params: v.object({ slug }),
  answers: { 200: answer(writtenPage), 404: refusal },
});
