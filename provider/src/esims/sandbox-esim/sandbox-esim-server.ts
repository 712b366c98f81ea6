import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../ids.ts';
import { acceptForms } from '../../payments/sandbox-bank/bank-reply.ts';
import { sandboxFault } from '../../payments/sandbox-bank/sandbox-fault.ts';
import { sandboxCatalogue } from './sandbox-packages.ts';

const TOKEN_SECONDS = 31_622_400;

/**
 * The sandbox's eSIM partner, under `/sandbox/esim/v2`, as Airalo's partner API speaks: a token, and packages by pages. The fault `esim` makes it slow,
 * failing, malformed or silent.
 */
export function sandboxEsimServer(app: FastifyInstance, deps: Deps): void {
  const { clientId, clientSecret } = deps.config.partners.esim;
  const token = sha256(`esim ${clientId} ${clientSecret}`);
  const no = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).send({ data: null, meta: { message } });
  acceptForms(app);

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.endsWith('/token')) return undefined;
    if (await sandboxFault(deps, 'esim', reply)) return reply;
    return same(request.headers.authorization ?? '', `Bearer ${token}`)
      ? undefined
      : no(reply, 401, 'This action is unauthorized.');
  });

  app.post('/token', async (request: FastifyRequest<{ Body: Record<string, string> }>, reply) => {
    const { client_id = '', client_secret = '' } = request.body ?? {};
    if (!same(`${client_id} ${client_secret}`, `${clientId} ${clientSecret}`))
      return no(reply, 401, 'Client authentication failed');
    return {
      data: { token_type: 'Bearer', expires_in: TOKEN_SECONDS, access_token: token },
      meta: { message: 'success' },
    };
  });

  app.get('/packages', (request, reply) => {
    const asked = new URL(request.url, 'http://sandbox').searchParams;
    const limit = Math.max(1, Math.min(100, Number(asked.get('limit') ?? 25) || 25));
    const page = Math.max(1, Number(asked.get('page') ?? 1) || 1);
    const last_page = Math.ceil(sandboxCatalogue.length / limit);
    return reply.send({
      data: sandboxCatalogue.slice((page - 1) * limit, page * limit),
      meta: { message: 'success', current_page: page, last_page, per_page: limit, total: sandboxCatalogue.length },
    });
  });
}

function same(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));
}
