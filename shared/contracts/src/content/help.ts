import * as v from 'valibot';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localDate } from '../fields.ts';

/** Names a group or an article in an address: lower-case letters, digits and hyphens. */
export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80));

/** HELP-01. `answer` is HTML and passes the sanitiser wherever it is shown; `icon` names an icon of ours. `updated_on` (proposed) is a calendar day. */
export const helpItem = v.object({
  question: v.string(),
  answer: v.string(),
  icon: v.string(),
  slug,
  updated_on: v.optional(localDate),
});
export type HelpItem = v.InferOutput<typeof helpItem>;

/** A part of the help centre with its articles, in their order. */
export const helpGroup = v.object({ slug, title: v.string(), icon: v.string(), items: v.array(helpItem) });
export type HelpGroup = v.InferOutput<typeof helpGroup>;

/** The whole help centre in the language of `Accept-Language` (ROUTE-18). */
export const listHelp = defineEndpoint({
  name: 'list-help',
  id: 'NEED-26',
  summary: 'Read the help centre',
  method: 'GET',
  path: '/api/helper/',
  auth: 'none',
  answers: { 200: answer(v.array(helpGroup)) },
});

/** One help article (ROUTE-17, MODAL-43). */
export const getHelpItem = defineEndpoint({
  name: 'get-help-item',
  id: 'NEED-27',
  summary: 'Read a help article',
  method: 'GET',
  path: '/api/helper/{helperSlug}/{slug}/',
  auth: 'none',
  params: v.object({ helperSlug: slug, slug }),
  answers: { 200: answer(helpItem), 404: refusal },
});
