import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOfRequest } from '../pages/locale-of-request.ts';
import { stateChangeFault } from './check-state-change.ts';
import { refusalOf } from './refusals.ts';

/** Origins whose pages are ours. */
export function ownOrigins(request: FastifyRequest, publicUrl: string): string[] {
  return [new URL(publicUrl).origin, `${request.protocol}://${request.headers.host ?? ''}`];
}

/** True when a state change may go on; otherwise it has been refused (SEC-6). */
export function checkedChange(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl, operation }: { publicUrl: string; operation: string },
): boolean {
  const origins = ownOrigins(request, publicUrl);
  const fault = stateChangeFault({
    headers: request.headers,
    origins,
    hasBody: Buffer.isBuffer(request.body) ? request.body.length > 0 : request.body instanceof Readable,
  });
  if (!fault) return true;
  request.log.warn({ fault, operation }, 'state-change-refused');
  const status = fault === 'content-type' ? 415 : 403;
  const locale = localeOfRequest(request.headers, request.cookies);
  void reply.code(status).send(refusalOf(status, 'invalid-input', locale));
  return false;
}
