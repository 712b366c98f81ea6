import { arrivalLimits, traceOutgoingCalls, traceRequests, tracesOfServices } from '@aylal/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerBackup } from './backup/backup-route.ts';
import { registerFlags } from '../content/flags/flag-route.ts';
import type { Deps } from '../platform/deps.ts';
import { registerLedgerCheck } from './ledger-check/ledger-check-route.ts';
import { livePayment } from '../commerce/payments/live-payment.ts';
import { partnerCallback } from '../commerce/payments/partner-callback.ts';
import { registerUnmatchedTransfers } from '../commerce/payments/transfer/unmatched-transfers-routes.ts';
import { registerWorkList } from '../commerce/work-list/work-list-routes.ts';
import { registerReconciliation } from '../commerce/reconciliation/reconciliation-route.ts';
import { sendError } from '../platform/http/error-handler.ts';
import { admitRequests } from '../platform/http/admit-requests.ts';
import { parseJson } from '../platform/http/parse-json.ts';
import { refuse } from '../platform/http/problem-error.ts';
import { registerOperation } from '../platform/http/register-operation.ts';
import type { Route } from '../platform/http/route.ts';
import { requestIdOf } from '../platform/http/request-id.ts';
import { routes } from './routes.ts';
import { serveSandboxPartners } from '../sandbox/sandbox-partners.ts';
import { playableFaults } from './playable-faults.ts';
import { productParts } from './products.ts';
import { registerSandbox } from '../sandbox/sandbox-routes.ts';
import { registerSystemRoutes } from './system-routes.ts';

const MAX_BODY_BYTES = 256 * 1024;

/** The whole provider as a Fastify app, not yet listening: `app.inject` calls it in process. `more` are routes that only a test has. */
export async function createApp(deps: Deps, more: readonly Route[] = []): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: MAX_BODY_BYTES,
    ...arrivalLimits(),
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // REL-10: who is connected is still served while we shut down; the answer closes the connection.
    return503OnClosing: false,
    genReqId: (request) => requestIdOf(request, deps),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: () => ({}), maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, reply, deps.logger);
    },
  });
  app.server.maxConnections = deps.config.maxConnections;
  traceRequests(app, tracesOfServices);
  traceOutgoingCalls();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(/^application\/json\s*(;|$)/i, { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : parseJson(text as string));
    } catch (error) {
      done(error as Error);
    }
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, deps.logger));
  app.setNotFoundHandler((request, reply) => sendError(refuse('not-found'), request, reply, deps.logger));
  admitRequests(app, deps);

  for (const route of [...routes(deps), ...more]) registerOperation(app, deps, route);
  registerSystemRoutes(app, deps);
  registerFlags(app);
  for (const product of productParts) product.serve?.(app, deps);
  livePayment(app, deps);
  partnerCallback(app, deps);
  if (deps.config.sandbox) serveSandboxPartners(app, deps);
  registerLedgerCheck(app, deps);
  registerBackup(app, deps);
  registerReconciliation(app, deps);
  registerWorkList(app, deps);
  registerUnmatchedTransfers(app, deps);
  if (deps.config.sandbox) registerSandbox(app, deps, playableFaults);
  return app;
}
