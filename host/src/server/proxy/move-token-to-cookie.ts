import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { setCookies } from '../security/add-cookies.ts';
import type { ForwardedApi } from './forwarded-api.ts';
import { tokenCookie } from './session-cookie.ts';

const sessionEnvelope = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    result: v.looseObject({
      token: v.pipe(v.string(), v.nonEmpty()),
      expires: v.exactOptional(v.fallback(v.string(), '')),
    }),
  }),
);

/** Turns the token of an answer into the cookie; the page gets the answer without it (SEC-1). An answer that is no JSON passes as it is: the page calls it malformed. */
export function moveTokenToCookie(reply: FastifyReply, body: string, api: ForwardedApi): FastifyReply {
  const envelope = v.safeParse(sessionEnvelope, body);
  if (!envelope.success) return reply.send(body);
  const { token, ...result } = envelope.output.result;
  if (result.expires) setCookies(reply, [tokenCookie(token, result.expires, api)]);
  return reply.send(JSON.stringify({ ...envelope.output, result }));
}
