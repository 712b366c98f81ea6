import { signInByHost } from '@aylal/contracts/account';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { setCookies } from '../security/add-cookies.ts';
import { localeOfRequest } from './locale-of-request.ts';
import type { PageOptions } from './page-options.ts';
import { profileCookie } from './profile-of.ts';
import { createVisitorCalls } from './visitor-calls.ts';

/** In which the app of a partner hands the token of its customer to the page that it opens; empty to leave the mini-app. */
export const hostTokenParameter = 'host_token';

/** The page that the app of a partner opens: its customer is signed in, the browser sees the mini-app from now on, and the address is clean again. Where the app's word does not hold, the page opens for nobody. */
export async function takeHostToken(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageOptions,
): Promise<FastifyReply> {
  const url = new URL(request.raw.url ?? '/', options.publicUrl);
  const token = url.searchParams.get(hostTokenParameter) ?? '';
  url.searchParams.delete(hostTokenParameter);
  const to = `${url.pathname}${url.search}`;
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (token === '') {
    setCookies(reply, [{ name: profileCookie, value: '', options: { httpOnly: false, maxAge: 0 } }]);
    return reply.redirect(to, 303);
  }
  if (!isOpenedByApp(request.headers, options.frameAncestors)) {
    request.log.warn('host-token-from-elsewhere');
    return reply.redirect(to, 303);
  }
  const calls = createVisitorCalls(options.inject, request, options.publicUrl);
  const { status } = await calls.ask(signInByHost.path, localeOfRequest(request.headers, request.cookies), {
    method: signInByHost.method,
    body: JSON.stringify({ host_token: token }),
    idempotencyKey: null,
  });
  if (status !== 200) request.log.warn({ status }, 'host-token-refused');
  const cookies = calls.cookies();
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
  if (!request.cookies[profileCookie]) reply.setCookie(profileCookie, 'emongolia', { httpOnly: false });
  return reply.redirect(to, 303);
}

/** Whether it was an app that opened the page: in a frame of one of its own pages, or in its web view, which no page leads to. A link of anybody else's page could sign a visitor in to a stranger's account. */
function isOpenedByApp(headers: IncomingHttpHeaders, frameAncestors: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'none') return true;
  // Only the sandbox's app stands at our own origin.
  if (site === 'same-origin') return frameAncestors.includes("'self'");
  if (headers['sec-fetch-dest'] !== 'iframe' || !URL.canParse(headers.referer ?? '')) return false;
  return frameAncestors.includes(new URL(headers.referer ?? '').origin);
}
