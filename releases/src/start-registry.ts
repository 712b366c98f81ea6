import { setTimeout as wait } from 'node:timers/promises';
import {
  arrivalLimits,
  createMetrics,
  logOptions,
  serveMetrics,
  traceRequests,
  tracesOfServices,
  type LogLevel,
  type MetricsPlace,
} from '@aylal/server';
import { mostBundleBytes } from '@aylal/domain/documents';
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { PublishRefused, Refused } from './documents/refusal.ts';
import { digestOf } from './documents/release-signature.ts';
import { endingMetrics } from './keys/endings.ts';
import { mostRequestBytes } from './oidc/credential-request.ts';
import type { FolderRegistry } from './registry/open-folder-registry.ts';
import { openReading, readingIn } from './registry/open-reading.ts';
import type { SignedCommand } from './registry/registry-command.ts';
import { readBundle, readCheck } from './registry/release-bundle.ts';
import { serveReleases } from './serve-releases.ts';
import { documentKeys } from './sources/release-reader.ts';

/** `host` and `port` to listen on; port 0 takes a free one. */
export interface RegistryOptions {
  readonly registry: FolderRegistry;
  readonly host: string;
  readonly port: number;
  readonly now?: () => Date;
  /** How long a request may take to arrive, in milliseconds; 30 s when left out. */
  readonly arrivalMs?: number;
  /** What ID tokens of pipelines call this registry; the address at which it listens when left out. */
  readonly audience?: string | undefined;
  /** How long a stopping registry answers that it is not ready and still serves; not at all when left out. */
  readonly drainDelayMs?: number;
  /** `silent` when left out. */
  readonly logLevel?: LogLevel;
  /** Where its metrics are shown; nowhere when left out. */
  readonly metrics?: MetricsPlace | null;
}

interface ReleaseName {
  readonly remote: string;
  readonly version: string;
}

/** How often a service looks what ends or has ended. */
const upkeepEveryMs = 3_600_000;

const statuses: Readonly<Record<string, number>> = {
  'no-credential': 401,
  conflict: 409,
  'version-taken': 409,
  'unknown-key': 403,
  'bad-signature': 403,
  'foreign-credential': 403,
  'retired-key': 403,
  'expired-key': 403,
  expired: 403,
  'not-yet-valid': 403,
  'oidc-issuer': 403,
  'oidc-audience': 403,
  'oidc-algorithm': 403,
  'oidc-signature': 403,
  'oidc-expired': 403,
  'oidc-claims': 403,
  'oidc-replayed': 409,
  'not-published': 404,
  'no-revision': 404,
  'unknown-profile': 404,
  'unknown-publisher': 404,
  'key-taken': 409,
};

/** The registry as a service of its own. Signed documents and files are for everybody to read; figures and log are for credentials; what changes something is signed by one. */
export async function startRegistry({
  registry,
  host,
  port,
  now = () => new Date(),
  arrivalMs,
  audience,
  drainDelayMs = 0,
  logLevel = 'silent',
  metrics: place = null,
}: RegistryOptions): Promise<{ url: string; metricsUrl: string | null; close(): Promise<void> }> {
  const addressOf = () => {
    const bound = app.server.address();
    return `http://${host}:${typeof bound === 'object' && bound ? bound.port : port}`;
  };
  const app = Fastify({
    logger: logLevel === 'silent' ? false : logOptions(logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    ...arrivalLimits(arrivalMs),
    bodyLimit: 128 * 1024,
  });
  traceRequests(app, tracesOfServices);
  const metrics = place ? createMetrics('releases') : null;
  metrics?.watch(app);
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    if (error instanceof Refused)
      return reply.code(statuses[error.code] ?? 422).send({
        code: error.code,
        message: error.message,
        ...(error instanceof PublishRefused ? { findings: error.findings } : {}),
      });
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) request.log.error({ error, path: request.routeOptions.url }, 'failed');
    return reply.code(status).send({
      code: status === 413 ? 'too-long' : 'failed',
      message: status === 500 ? 'the registry failed' : error.message,
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await registry.ring.admit(registry.keys.key('promote'), { may: 'promote', remote: null, holder: 'this machine' });
  await registry.establishProfiles();
  await app.register((scope) =>
    serveReleases(scope, { folder: registry.folder, prefix: '/releases/', mirror: registry.mirror }),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  const lifecycle = { draining: false };
  app.get('/readyz', async (_request, reply) =>
    lifecycle.draining ? reply.code(503).send({ status: 'stopping' }) : { status: 'ready' },
  );
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(endingMetrics(await registry.endings(), now())),
  );
  app.get('/v1/keys', async (request, reply) =>
    sendDocument(request, reply, await registry.storage.read(documentKeys.registryKeys)),
  );
  app.get('/v1/ring', async (request, reply) =>
    sendDocument(request, reply, await registry.storage.read(documentKeys.ring)),
  );
  app.get('/v1/profiles', async (request, reply) =>
    sendDocument(request, reply, await registry.storage.read(documentKeys.profiles)),
  );
  app.get<{ Params: { name: string } }>('/v1/channels/:name', async (request, reply) => {
    await registry.channels.renew(request.params.name);
    return sendDocument(request, reply, await registry.storage.read(documentKeys.channel(request.params.name)));
  });
  const forReaders = {
    onRequest: async (request: FastifyRequest) => {
      const { authorization } = request.headers;
      openReading(authorization, request.url, await registry.credentials.namedBy(readingIn(authorization)), now());
    },
  };
  app.get<{ Params: { name: string } }>('/v1/status/:name', forReaders, (request) =>
    registry.status(request.params.name),
  );
  app.get<{ Params: { name: string }; Querystring: { last?: string } }>('/v1/revisions/:name', forReaders, (request) =>
    registry.revisions(request.params.name, Math.min(1000, Number(request.query.last) || 50)),
  );
  app.get<{ Params: { name: string }; Querystring: { last?: string } }>('/v1/hours/:name', forReaders, (request) =>
    registry.hours(request.params.name, Number(request.query.last) || 24),
  );
  app.get<{ Params: { remote: string } }>('/v1/versions/:remote', forReaders, (request) =>
    registry.versions(request.params.remote),
  );
  app.get<{ Params: ReleaseName }>('/v1/failures/:remote/:version', forReaders, ({ params }) =>
    registry.failures(params.remote, params.version),
  );
  app.get<{ Params: ReleaseName }>('/v1/pictures/:remote/:version', forReaders, ({ params }) =>
    registry.pictures(params.remote, params.version),
  );
  app.get<{ Params: ReleaseName }>('/v1/source-maps/:remote/:version', forReaders, ({ params }) =>
    registry.sourceMaps(params.remote, params.version),
  );
  app.get<{ Params: { name: string; remote: string } }>('/v1/curves/:name/:remote', forReaders, ({ params }) =>
    registry.curves(params.name, params.remote),
  );
  app.get<{ Params: ReleaseName }>('/v1/inspections/:remote/:version', forReaders, ({ params }) =>
    registry.inspect(params.remote, params.version),
  );
  app.get<{ Params: { id: string } }>('/v1/holders/:id', forReaders, async ({ params }) => ({
    holder: await registry.holderOf(params.id),
  }));
  app.get('/v1/holders', forReaders, () => registry.holders());
  app.get('/v1/trusted', forReaders, () => registry.trustedPipelines());
  app.get('/v1/registry-keys', forReaders, () => registry.registryKeys());
  app.get<{ Querystring: { days?: string } }>('/v1/prune-plan', forReaders, (request) =>
    registry.prunePlan(Number(request.query.days) || 0),
  );
  app.get('/v1/verified-log', forReaders, () => registry.checkLog());
  app.get<{ Params: ReleaseName }>('/v1/verified/:remote/:version', forReaders, ({ params }) =>
    registry.verify(params.remote, params.version),
  );
  app.get<{ Querystring: { last?: string } }>('/v1/log', forReaders, (request) =>
    registry.log(Math.min(1000, Number(request.query.last) || 50)),
  );
  app.post('/v1/releases', { bodyLimit: mostBundleBytes }, (request) => registry.publish(readBundle(request.body)));
  const check = async (body: unknown) => {
    const { bundle, look } = readCheck(body);
    return { findings: await registry.check(bundle, look) };
  };
  app.post('/v1/checks', { bodyLimit: mostBundleBytes, ...forReaders }, (request) => check(request.body));
  app.post('/v1/commands', (request) => registry.act(request.body as SignedCommand));
  app.post('/v1/credentials', { bodyLimit: mostRequestBytes }, (request) =>
    registry.issueCredential(request.body, audience ?? addressOf()),
  );
  await registry.upkeep();
  const keeping = setInterval(() => void registry.upkeep().catch(reportFailed), upkeepEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(keeping));
  const shown = metrics && place ? await serveMetrics(metrics, place) : null;
  await app.listen({ host, port });
  const url = addressOf();
  const end = endWhenIdle(app);
  return {
    url,
    metricsUrl: shown?.url ?? null,
    async close() {
      lifecycle.draining = true;
      metrics?.close();
      await shown?.close();
      await wait(drainDelayMs);
      await end();
    },
  };
}

function reportFailed(error: unknown): void {
  process.stderr.write(`${JSON.stringify({ event: 'upkeep-failed', reason: String(error) })}\n`);
}

/** Lets what is under way finish, and then ends connections that nobody uses: a client may have opened one and never asked on it, which would hold the end up for half a minute. */
function endWhenIdle(app: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  let closing = false;
  const endIdle = () => {
    if (closing && underWay === 0) app.server.closeAllConnections();
  };
  app.server.on('request', (_request, response) => {
    underWay += 1;
    response.once('close', () => {
      underWay -= 1;
      endIdle();
    });
  });
  return async () => {
    closing = true;
    const closed = app.close();
    endIdle();
    await closed;
  };
}

/** Hosts look four times a minute: what they have already is not sent again. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, bytes: Buffer | null) {
  if (!bytes) return reply.code(404).send({ code: 'missing', message: 'there is none' });
  const tag = `"${digestOf(bytes)}"`;
  reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json').send(bytes);
}
