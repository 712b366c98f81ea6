import type { PostedForm } from '@aylal/shell/descriptor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from '../proxy/refusals.ts';
import type { PageOptions } from './page-options.ts';
import { ownAddress, pageStart } from './render-page.ts';
import { writeHeaders } from './write-headers.ts';
import { preparePage, restOf } from './prepare-page.ts';

/** Answers a form that was posted to a page: leads on, or shows the page again with what is refused at its place. Nothing leaves before that is known. */
export async function answerForm(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
  posted: PostedForm['fields'],
): Promise<FastifyReply> {
  const page = await preparePage(request, request.cookies, options, posted);
  const { parts, attempt, answerCookies, set, locale, calls } = page;
  if (!attempt || !calls) return reply.code(404).send(refusalOf(404, 'not-found', locale));
  const rendering = await attempt.rendered(() => {});
  const cookies = calls.cookies();
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  const leadsTo = ownAddress(rendering?.leadsTo, locale);
  if (leadsTo) return reply.header('cache-control', 'no-store').redirect(leadsTo, 303);
  const answer = rendering?.form?.posted?.answer;
  const status = !answer ? 503 : answer.faults || answer.refused ? 422 : 200;
  writeHeaders(reply, { status, locale, nonce: parts.nonce, set, cookies: answerCookies, personal: true }, options);
  return reply.send(pageStart(parts) + restOf(page, rendering, { scriptsAsked: false, seen: null, leadsTo }));
}
