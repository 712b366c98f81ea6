import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FirstSight } from '../../rendering/render-request.ts';
import { openPageBody } from './page-body.ts';
import type { PageOptions } from './page-options.ts';
import { ownAddress, pageLeadingTo, pageOpening, pageScriptElements, pageStart } from './render-page.ts';
import { writeHeaders } from './write-headers.ts';
import type { RequestCookies } from '../security/add-cookies.ts';
import { preparePage, restOf } from './prepare-page.ts';

/** How long the scripts wait for the content, so that it has the line for itself; where that takes longer, the line shall not lie idle. */
const contentFirstMs = 300;

/** Answers with a page. Its start leaves at once; the rest follows when it is rendered, or at the deadline without a rendering. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: RequestCookies,
  options: PageOptions,
): Promise<FastifyReply> {
  const page = await preparePage(request, cookies, options, null);
  const { parts, attempt, answerCookies, status, set, locale, personal } = page;
  writeHeaders(reply, { status, locale, nonce: parts.nonce, set, cookies: answerCookies, personal }, options);
  const body = openPageBody(reply, pageStart(parts));
  const cached = attempt?.cached ?? null;
  const begun: { sight: FirstSight | null } = { sight: null };
  const showFirst = (sight: FirstSight) => {
    begun.sight = sight;
    body.goOn(pageOpening(parts, sight));
  };
  const { rest: rendering, late: scriptsAsked } =
    attempt && !cached
      ? await body.startWith(attempt.rendered(showFirst), pageScriptElements(parts), contentFirstMs)
      : { rest: cached, late: false };
  const leadsTo = ownAddress(rendering?.leadsTo, locale);
  if (leadsTo && !scriptsAsked) return body.finish(pageLeadingTo(leadsTo));
  return body.finish(
    restOf(page, rendering, {
      scriptsAsked,
      seen: begun.sight,
      leadsTo,
      asksAgain: page.attempt !== null && !rendering,
    }),
  );
}
