import { arrivalLimits } from '@aylal/server';
import Fastify, { type FastifyInstance } from 'fastify';
import { sandboxBusServer } from './buses/sandbox-bus/sandbox-bus-server.ts';
import type { Deps } from './deps.ts';
import { registerHotelPhotos } from './hotels/bed-bank/photo-route.ts';
import { registerHotelPictures } from './hotels/pictures/picture-route.ts';
import { sandboxBedBankServer } from './hotels/sandbox-bed-bank/sandbox-bed-bank-server.ts';
import { sandboxAirlineServer } from './flights/sandbox-airline/sandbox-airline-server.ts';
import { sandboxDanRoutes } from './identity/sandbox-dan/sandbox-dan-routes.ts';
import { sandboxEsimServer } from './esims/sandbox-esim/sandbox-esim-server.ts';
import { sandboxInsurerServer } from './insurance/sandbox-insurer/sandbox-insurer-server.ts';
import { registerTermsPapers } from './insurance/terms/terms-routes.ts';
import { sandboxMailServer } from './outbox/sandbox-post/sandbox-mail-server.ts';
import { sandboxSmsServer } from './outbox/sandbox-post/sandbox-sms-server.ts';
import { registerLedgerCheck } from './ledger/ledger-check-route.ts';
import { sandboxPayoutServer } from './payouts/sandbox-payouts/sandbox-payout-server.ts';
import { livePayment } from './payments/live-payment.ts';
import { partnerCallback } from './payments/partner-callback.ts';
import { sandboxBankRoutes } from './payments/sandbox-bank/sandbox-bank-routes.ts';
import { registerUnmatchedTransfers } from './payments/transfer/unmatched-transfers-routes.ts';
import { registerWorkList } from './work-list/work-list-routes.ts';
import { registerReconciliation } from './reconciliation/reconciliation-route.ts';
import { sandboxTaxRoutes } from './receipts/sandbox-tax/sandbox-tax-routes.ts';
import { sendError } from './router/error-handler.ts';
import { admitRequests } from './router/admit-requests.ts';
import { parseJson } from './router/parse-json.ts';
import { refuse } from './router/problem-error.ts';
import { registerOperation } from './router/register-operation.ts';
import type { Route } from './router/route.ts';
import { requestIdOf } from './router/request-id.ts';
import { routes } from './routes.ts';
import { registerSandbox } from './sandbox/sandbox-routes.ts';
import { sandboxTrainServer } from './trains/sandbox-train/sandbox-train-server.ts';
import { registerTransportPictures } from './transports/pictures/transport-picture-route.ts';
import { sandboxTransportServer } from './transports/sandbox-transport/sandbox-transport-server.ts';
import { registerTripPictures } from './trips/pictures/picture-route.ts';
import { sandboxTripServer } from './trips/sandbox-trip/sandbox-trip-server.ts';
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
  registerHotelPictures(app);
  if (deps.config.partners.bedBank.url !== undefined) registerHotelPhotos(app, deps.config.partners.bedBank.photosUrl);
  registerTripPictures(app);
  registerTransportPictures(app);
  registerTermsPapers(app, deps.insurances.terms);
  livePayment(app, deps);
  partnerCallback(app, deps);
  sandboxBankRoutes(app, deps);
  sandboxTaxRoutes(app, deps);
  sandboxDanRoutes(app, deps);
  if (deps.config.sandbox) {
    sandboxMailServer(app, deps);
    app.register(async (partner) => sandboxSmsServer(partner, deps), { prefix: '/sandbox/sms' });
    app.register(async (partner) => sandboxPayoutServer(partner, deps), { prefix: '/sandbox/payouts/v1' });
    app.register(async (partner) => sandboxEsimServer(partner, deps), { prefix: '/sandbox/esim/v2' });
    app.register(async (partner) => sandboxInsurerServer(partner, deps), { prefix: '/sandbox/insurer/v1' });
    app.register(async (partner) => sandboxBedBankServer(partner, deps), { prefix: '/sandbox/bed-bank' });
    app.register(async (partner) => sandboxAirlineServer(partner, deps), { prefix: '/sandbox/airline' });
    app.register(async (partner) => sandboxBusServer(partner, deps), { prefix: '/sandbox/bus/v1' });
    app.register(async (partner) => sandboxTrainServer(partner, deps), { prefix: '/sandbox/train/v1' });
    app.register(async (partner) => sandboxTripServer(partner, deps), { prefix: '/sandbox/trip/v1' });
    app.register(async (partner) => sandboxTransportServer(partner, deps), { prefix: '/sandbox/transport/v1' });
  }
  registerLedgerCheck(app, deps);
  registerReconciliation(app, deps);
  registerWorkList(app, deps);
  registerUnmatchedTransfers(app, deps);
  if (deps.config.sandbox) registerSandbox(app, deps);
  return app;
}
