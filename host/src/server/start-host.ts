import { randomBytes, randomUUID } from 'node:crypto';

import staticFiles from '@fastify/static';
import { releaseFileHeaders, serveReleases, type ReleaseSource } from '@aylal/releases';
import Fastify from 'fastify';
import { Pool } from 'undici';
import * as v from 'valibot';
import { addProxy } from './add-proxy.ts';
import { addHealthBeacon } from './health-beacon.ts';
import { addPages, type PageOptions } from './pages/add-pages.ts';
import { addPublicBoot } from './pages/add-public-boot.ts';
import { addReleaseAnswers } from './pages/add-release-answers.ts';
import { readFonts } from './pages/fonts.ts';
import { readHostBuild } from './pages/host-build.ts';
import { languageRedirect } from './pages/language-redirect.ts';
import { localeOfRequest } from './pages/locale-of-request.ts';
import { isPlainTarget } from './proxy/check-target.ts';
import { createBreaker } from './proxy/create-breaker.ts';
import { refusalOf } from './proxy/refusals.ts';
import { createProviderFacts } from './provider/provider-facts.ts';
import { createPaymentLease } from './remotes/payment-lease.ts';
import { playFault } from './remotes/play-fault.ts';
import { createReleaseCounts } from './remotes/release-counts.ts';
import { createReleaseFaults, releaseFault } from './remotes/release-faults.ts';
import { answerHeaders } from './security/answer-headers.ts';
import { readCookies } from './security/read-cookies.ts';

export interface HostOptions {
  readonly host: string;
  readonly port: number;
  /** Folder of the host's own build. */
  readonly buildFolder: string;
  /** Root of the provider, without a final slash. */
  readonly providerUrl: string;
  readonly source: ReleaseSource;
  /** Folder whose releases are served under `/releases/`; with a registry of its own elsewhere none are. */
  readonly releasesFolder?: string;
  /** Where people reach the site, without a final slash; `http://localhost:<port>` when left out. */
  readonly publicUrl?: string;
  readonly sandbox: boolean;
  /** Shared with the provider, so that it believes who the customer is (AUT-5). */
  readonly hostKey?: string;
  readonly logLevel?: 'fatal' | 'error' | 'warn' | 'info' | 'silent';
  readonly refreshMs?: number;
}

export interface RunningHost {
  readonly url: string;
  /** Not ready first, then what is in flight finishes, 10 s at most (REL-10). */
  close(): Promise<void>;
}

/** Starts the web server: pages, files, the way to the provider. Starts, and serves pages, without the provider too (REL-4). */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { sandbox, source, providerUrl } = options;
  const publicUrl = (options.publicUrl ?? `http://localhost:${options.port}`).replace(/\/+$/, '');
  const secure = publicUrl.startsWith('https:');
  const provider = new Pool(providerUrl, {
    connections: 64,
    pipelining: 1,
    connect: { timeout: 3000 },
    keepAliveTimeout: 4000,
  });
  const facts = createProviderFacts({ provider, origin: providerUrl });
  const faults = createReleaseFaults();
  const counts = createReleaseCounts();
  const lease = createPaymentLease({
    secret: options.hostKey ?? randomBytes(24).toString('hex'),
    secure,
    now: Date.now,
  });
  let draining = false;

  const app = Fastify({
    logger: options.logLevel === 'silent' ? false : { level: options.logLevel ?? 'warn' },
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: false,
    bodyLimit: 256 * 1024,
    rewriteUrl: (request) => (isPlainTarget(request.url ?? '') ? (request.url ?? '/') : '/refused-target'),
  });
  app.server.headersTimeout = 10_000;
  app.server.maxConnections = 10_000;

  const headers = Object.entries(answerHeaders({ secure }));
  app.addHook('onRequest', async (_request, reply) => {
    for (const [name, value] of headers) reply.header(name, value);
    if (draining) reply.header('connection', 'close');
  });
  app.setErrorHandler((error: { statusCode?: number; name?: string }, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500)
      request.log.error({ request_id: request.id, error: error.name, path: request.routeOptions.url });
    const locale = localeOfRequest(request.headers, readCookies(request.headers.cookie));
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send(refusalOf(status, status === 500 ? 'internal' : 'invalid-input', locale));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .send(refusalOf(404, 'not-found', localeOfRequest(request.headers, readCookies(request.headers.cookie)))),
  );
  app.all('/refused-target', async (request, reply) =>
    reply
      .code(400)
      .send(refusalOf(400, 'invalid-input', localeOfRequest(request.headers, readCookies(request.headers.cookie)))),
  );

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    draining ? reply.code(503).send({ status: 'stopping' }) : { status: 'ready' },
  );
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );
  app.post('/csp-report', async (request, reply) => {
    request.log.warn({
      event: 'csp-violation',
      directive: /"(?:effective-?directive|effectiveDirective)":"([\w-]+)"/i.exec(String(request.body))?.[1],
    });
    return reply.code(204).send();
  });
  addHealthBeacon(app, counts);

  const build = readHostBuild(options.buildFolder);
  const fonts = readFonts();
  const immutable = {
    index: false as const,
    redirect: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
  };
  await app.register(staticFiles, {
    ...immutable,
    root: build.folder,
    prefix: '/assets/',
    allowedPath: (path) => path !== '/host.json',
    setHeaders: setReleaseHeaders,
  });
  await app.register(staticFiles, {
    ...immutable,
    root: fonts.folder,
    prefix: '/fonts/',
    preCompressed: false,
    allowedPath: (path) => path.endsWith('.woff2'),
    setHeaders: setReleaseHeaders,
  });
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send(`User-agent: *\nDisallow: /api/\nDisallow: /*/user/\nDisallow: /*/checkout/\n`),
  );

  const { releasesFolder } = options;
  if (releasesFolder) {
    await app.register(async (files) => {
      if (sandbox) {
        files.addHook('onRequest', (request, reply, done) => {
          const set = source.resolve({ visitor: null, channel: 'stable', mode: 'web' });
          if (!playFault(request, reply, { faults, set, folder: releasesFolder })) done();
        });
      }
      await serveReleases(files, { folder: releasesFolder, prefix: '/releases/' });
    });
  }
  if (sandbox) {
    app.get('/sandbox/remote-faults', async () => faults.list());
    app.put('/sandbox/remote-faults', async (request, reply) => {
      const wanted = v.safeParse(v.array(releaseFault), request.body);
      if (!wanted.success) return reply.code(400).send({ message: wanted.issues[0].message });
      faults.set(wanted.output);
      return faults.list();
    });
  }
  await app.register((scope) =>
    addProxy(scope, {
      provider,
      origin: providerUrl,
      hostKey: options.hostKey ?? null,
      secure,
      breaker: createBreaker({ now: Date.now }),
      deadlineMs: 10_000,
      sandbox,
      publicUrl,
    }),
  );
  addPublicBoot(app, { source, publicUrl });
  app.get('/', async (request, reply) => {
    const cookies = readCookies(request.headers.cookie);
    return reply
      .header('cache-control', 'no-store')
      .header('vary', 'cookie')
      .redirect(languageRedirect(request.raw.url ?? '/', cookies.get('tapa_language')) ?? '/mn', 302);
  });
  const pages: PageOptions = {
    build,
    source,
    facts,
    faults,
    counts,
    lease,
    releasesFolder: releasesFolder ?? '',
    fonts,
    publicUrl,
    secure,
  };
  addReleaseAnswers(app, pages);
  addPages(app, pages);

  const look = () => {
    facts.refresh().catch((error: unknown) => app.log.info({ event: 'rates-not-read', cause: (error as Error).name }));
    source
      .refresh()
      .then(() => source.report?.(counts.take()))
      .catch((error: unknown) => app.log.warn({ event: 'releases-not-read', cause: (error as Error).message }));
  };
  const refreshing = setInterval(look, options.refreshMs ?? 15_000);
  refreshing.unref();
  await app.listen({ host: options.host, port: options.port });
  look();
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : options.port;
  return {
    url: `http://localhost:${port}`,
    async close() {
      draining = true;
      clearInterval(refreshing);
      const force = setTimeout(() => app.server.closeAllConnections(), 10_000);
      await app.close();
      clearTimeout(force);
      await provider.close();
    },
  };
}

function setReleaseHeaders(reply: { header(name: string, value: string): unknown }): void {
  for (const [name, value] of Object.entries(releaseFileHeaders)) reply.header(name, value);
}

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f5fd6"/><path d="M6 22 16 8l10 14-10-4z" fill="#fff"/></svg>';
