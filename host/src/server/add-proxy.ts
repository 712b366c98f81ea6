import type { ResultOf } from '@aylal/contracts';
import { operations } from '@aylal/contracts/operations';
import type { getConfig } from '@aylal/contracts/shell';
import type { FastifyInstance } from 'fastify';
import { localeOfRequest } from './pages/locale-of-request.ts';
import { checkedChange } from './proxy/checked-change.ts';
import { forwardCall, type ForwardOptions } from './proxy/forward-call.ts';
import { createOperationFinder } from './proxy/forwarded-operations.ts';
import { shopApi } from './proxy/forwarded-api.ts';
import { openLiveCalls } from './proxy/live-calls.ts';
import type { ConnectionLimitOptions } from './proxy/connection-limits.ts';
import { refusalOf } from './proxy/refusals.ts';
import { addShopCalls } from './proxy/shop-calls.ts';

export interface ProxyOptions extends ForwardOptions {
  readonly config: ResultOf<typeof getConfig>;
  readonly sandbox: boolean;
  /** Origins that count as our own pages. */
  readonly publicUrl: string;
  /** Who may show our pages in a frame, and with them the papers that they show. */
  readonly frameAncestors: readonly string[];
  /** How many live updates may be open; as many as `connection-limits.ts` says when left out. */
  readonly live?: ConnectionLimitOptions;
}

/** AUT-3. */
const mostBytes = 256 * 1024;

/** The provider behind our own `/api/`: listed operations only; of the shop partner and sandbox pages besides (AUT-7, ruling 21). */
export async function addProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
  const findOperation = createOperationFinder(options.api.operations);
  const forwardLive = openLiveCalls(app, options, options.live);

  if (options.api === shopApi) addShopCalls(app, options);

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/api/*',
    bodyLimit: mostBytes,
    async handler(request, reply) {
      const locale = localeOfRequest(request.headers, request.cookies);
      const path = (request.raw.url ?? '').split('?')[0] ?? '';
      const operation = findOperation(request.method, path);
      if (!operation) return reply.code(404).send(refusalOf(404, 'not-found', locale));
      const { publicUrl } = options;
      if (request.method !== 'GET' && !checkedChange(request, reply, { publicUrl, operation: operation.name }))
        return reply;
      if (operation.name === operations.watchPayment.name) return forwardLive(request, reply, operation);
      return forwardCall(request, reply, operation, options);
    },
  });
}
