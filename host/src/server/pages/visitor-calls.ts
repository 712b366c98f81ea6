import { getSession, type SessionUser } from '@aylal/contracts/account';
import type { Locale } from '@aylal/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { AskProvider } from '../../rendering/render-request.ts';
import type { RequestCookies } from '../security/add-cookies.ts';
import { tokenOf } from '../proxy/session-cookie.ts';

/** Calls of the provider in the name of the visitor of a page, as its scripts would make them. */
export interface VisitorCalls {
  readonly ask: AskProvider;
  /** Who is signed in. Rejects when the provider does not say. */
  user(locale: Locale): Promise<SessionUser | null>;
  /** `Set-Cookie` of the answers so far: a sign-in gives a session, its end takes it away. */
  cookies(): readonly string[];
}

/**
 * Calls go through our own `/api/`, so that the same operations are open, the same headers are sent on and the session's token stays on this side (SEC-1, SEC-6, AUT-7). What one
 * answer sets as a cookie, the next call has.
 */
export function createVisitorCalls(
  inject: FastifyInstance['inject'],
  request: FastifyRequest,
  publicUrl: string,
): VisitorCalls {
  const jar = new Map(Object.entries(request.cookies));
  const answered: string[] = [];
  const ask: AskProvider = async (url, locale, change) => {
    if (!url.startsWith('/api/')) throw new Error(`${url} is no call of the provider`);
    const answer = await inject({
      method: (change?.method ?? 'GET') as 'GET',
      url,
      remoteAddress: request.ip,
      cookies: Object.fromEntries([...jar].filter((one): one is [string, string] => one[1] !== undefined)),
      headers: {
        accept: 'application/json',
        'accept-language': locale,
        'user-agent': request.headers['user-agent'] ?? '',
        origin: new URL(publicUrl).origin,
        'x-aylal-client': 'web',
        ...(change?.body == null ? {} : { 'content-type': 'application/json' }),
        ...(change?.release === undefined ? {} : { 'x-aylal-release': change.release }),
        ...(change?.idempotencyKey == null ? {} : { 'idempotency-key': change.idempotencyKey }),
      },
      ...(change?.body == null ? {} : { payload: change.body }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    answered.push(...[answer.headers['set-cookie'] ?? []].flat());
    return { status: answer.statusCode, body: answer.body };
  };
  return {
    ask,
    async user(locale) {
      const cookies: RequestCookies = Object.fromEntries(jar);
      if (!tokenOf(cookies)) return null;
      const { status, body } = await ask(getSession.path, locale);
      if (status === 401 || status === 403) return null;
      return v.parse(getSession.answers[200], JSON.parse(body)).result;
    },
    cookies: () => answered,
  };
}
