import type { FastifyInstance } from 'fastify';
import { operations } from '@aylal/contracts/operations';
import { paperPolicy } from '../security/paper-policy.ts';
import { addTopUp } from '../wallet/add-top-up.ts';
import { addWallet } from '../wallet/add-wallet.ts';
import { forwardCall } from './forward-call.ts';
import type { ProxyOptions } from '../add-proxy.ts';

/** What only the shop has besides the operations that it sends on: what it answers itself, pictures and papers, the ways of partners to us, the sandbox (ruling 21). */
export function addShopCalls(app: FastifyInstance, options: ProxyOptions): void {
  app.get(operations.getConfig.path, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { status_code: 200, message: '', result: options.config };
  });
  addWallet(app, options);
  addTopUp(app, options);
  app.get('/api/openapi.json', (request, reply) => forwardCall(request, reply, null, options));
  app.get('/pictures/*', (request, reply) => forwardCall(request, reply, null, options));
  app.get('/papers/*', (request, reply) => {
    reply.header('content-security-policy', paperPolicy(options.frameAncestors));
    return forwardCall(request, reply, null, options);
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/callback/:partner',
    handler: (request, reply) => forwardCall(request, reply, null, options),
  });
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/sandbox/*',
    handler: (request, reply) => (options.sandbox ? forwardCall(request, reply, null, options) : reply.callNotFound()),
  });
}
