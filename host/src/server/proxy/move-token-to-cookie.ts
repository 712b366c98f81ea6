import type { FastifyReply } from 'fastify';
import { setCookies } from '../security/add-cookies.ts';
import { tokenCookie } from './session-cookie.ts';

interface SessionEnvelope {
  result?: { token?: string; expires?: string } | null;
}

/** Turns the token of an answer into the cookie; the page gets the answer without it (SEC-1). An answer that is no JSON passes as it is: the page calls it malformed. */
export function moveTokenToCookie(reply: FastifyReply, body: string): FastifyReply {
  const envelope = parse(body);
  const { token, expires } = envelope?.result ?? {};
  if (!envelope?.result || !token) return reply.send(body);
  if (expires) setCookies(reply, [tokenCookie(token, expires)]);
  delete envelope.result.token;
  return reply.send(JSON.stringify(envelope));
}

function parse(body: string): SessionEnvelope | null {
  try {
    return JSON.parse(body) as SessionEnvelope;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
