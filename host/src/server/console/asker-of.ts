import type { Endpoint } from '@aylal/contracts';
import { getStaffSession, type StaffMember } from '@aylal/contracts/office';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { checkedChange } from '../proxy/checked-change.ts';
import { refuse } from './refuse-call.ts';

interface AskedCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly operation: Endpoint;
  readonly publicUrl: string;
}

/** Who asks, where their role may; null where the call was refused. */
export async function allowedAsker(
  app: FastifyInstance,
  { request, reply, operation, publicUrl }: AskedCall,
): Promise<StaffMember | null> {
  reply.header('cache-control', 'no-store');
  if (operation.method !== 'GET' && !checkedChange(request, reply, { publicUrl, operation: operation.name }))
    return null;
  const asker = await askerOf(app, request);
  if (typeof asker === 'number') refuse(reply, asker, asker === 401 ? 'not-signed-in' : 'unavailable');
  else if (operation.roles?.includes(asker.role)) return asker;
  else refuse(reply, 403, 'session-refused');
  return null;
}

/** Who of the office asks, by their session; 401 for nobody, 503 where the provider does not say. */
async function askerOf(app: FastifyInstance, request: FastifyRequest): Promise<StaffMember | 401 | 503> {
  const answer = await app.inject({
    method: 'GET',
    url: getStaffSession.path,
    remoteAddress: request.ip,
    headers: { cookie: request.headers.cookie ?? '', 'user-agent': request.headers['user-agent'] ?? '' },
  });
  if (answer.statusCode === 401 || answer.statusCode === 403) return 401;
  const parsed = answer.statusCode === 200 ? v.safeParse(getStaffSession.answers[200], answer.json()) : null;
  return parsed?.success ? parsed.output.result.staff : 503;
}
