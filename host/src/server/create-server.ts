import compress from '@fastify/compress';
import {
  arrivalLimits,
  logOptions,
  traceOutgoingCalls,
  requestIdIn,
  traceRequests,
  type LogLevel,
  type Traces,
  type TrustedProxies,
} from '@aylal/server';
import Fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { localeOfRequest } from './pages/locale-of-request.ts';
import { encodings, packedWell } from './pages/page-body.ts';
import { isPlainTarget, namesTwoHosts } from './proxy/check-target.ts';
import { refusalOf } from './proxy/refusals.ts';
import { addCookies, type RequestCookies } from './security/add-cookies.ts';
import { answerHeaders } from './security/answer-headers.ts';

export interface ServerOptions {
  readonly secure: boolean;
  readonly logLevel: LogLevel;
  /** Takes the log's lines; standard output when left out. */
  readonly logTo?: { write(line: string): void };
  readonly trustedProxies: TrustedProxies;
  /** How long a request may take to arrive; 30 s when left out. */
  readonly arrivalMs?: number;
  /** Asks clients to open another connection next time. */
  readonly draining: () => boolean;
  /** Which trace a request belongs to. */
  readonly traces: Traces;
}

/** The server without routes: limits (REL-11, AUT-3), the headers of every answer (WEB-2), refusals in the customer's language (AUT-8). */
export async function createServer({
  secure,
  logLevel,
  logTo,
  trustedProxies,
  arrivalMs,
  draining,
  traces,
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { ...logOptions(logLevel), ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies,
    genReqId: ({ headers: { traceparent } }) => requestIdIn(traces, traceparent),
    ...arrivalLimits(arrivalMs),
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    bodyLimit: 256 * 1024,
    rewriteUrl: (request) =>
      isPlainTarget(request.url ?? '') && !namesTwoHosts(request.rawHeaders) ? (request.url ?? '/') : '/refused-target',
  });
  app.server.maxConnections = 10_000;
  traceRequests(app, traces);
  traceOutgoingCalls();

  await addCookies(app, { secure });
  await app.register(compress, { encodings, brotliOptions: packedWell });

  const headers = Object.entries(answerHeaders({ secure }));
  app.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
    reply.header('x-request-id', request.id);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Also of calls that were under way when it began: their connections would stay open for a minute.
    if (draining()) reply.header('connection', 'close');
  });
  app.setErrorHandler((error: { statusCode?: number; name?: string }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500)
      request.log.error({ request_id: request.id, error: error.name, path: request.routeOptions.url }, 'failed');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(refusalOf(status, status === 500 ? 'internal' : 'invalid-input', localeOf(request)));
  });
  app.setNotFoundHandler((request, reply) => reply.code(404).send(refusalOf(404, 'not-found', localeOf(request))));
  app.all('/refused-target', async (request, reply) =>
    reply.code(400).send(refusalOf(400, 'invalid-input', localeOf(request))),
  );
  return app;
}

/** What is refused before any hook ran has no cookies. */
function localeOf({ headers, cookies }: Pick<FastifyRequest, 'headers'> & { cookies: RequestCookies | null }) {
  return localeOfRequest(headers, cookies ?? {});
}
