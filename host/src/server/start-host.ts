import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createMetrics, noTrustedProxies, serveMetrics, tracesOfPages } from '@aylal/server';
import { Pool } from 'undici';
import { addProbes } from './add-probes.ts';
import { addProxy } from './add-proxy.ts';
import { createServer } from './create-server.ts';
import { addConsole } from './console/add-console.ts';
import { addHealthBeacon } from './health-beacon.ts';
import { createContentCache } from './content/content-cache.ts';
import { createHtmlToText } from './content/html-to-text.ts';
import { createProductCache } from './content/product-cache.ts';
import { addServiceWorker } from './offline/add-service-worker.ts';
import { openSandboxGame } from './game/open-sandbox-game.ts';
import type { HostOptions, RunningHost } from './host-options.ts';
import { addFiles } from './pages/add-files.ts';
import { addAllPages } from './pages/add-all-pages.ts';
import { allDescriptors } from './pages/descriptors-in.ts';
import type { PageOptions } from './pages/page-options.ts';
import { sourceFor } from './office/source-for.ts';
import { readFonts } from './pages/fonts.ts';
import { readHostBuild } from './pages/host-build.ts';
import { officeApi, shopApi } from './proxy/forwarded-api.ts';
import { createBreaker } from './proxy/create-breaker.ts';
import { createConfigCache } from './provider/config-cache.ts';
import { refreshRegularly, type Refreshing } from './refresh-regularly.ts';
import { addReleases } from './remotes/add-releases.ts';
import { addOwnerFallbacks } from './remotes/owner-fallback.ts';
import { createPaymentLease } from './remotes/payment-lease.ts';
import { createReleaseFailures } from './remotes/release-failures.ts';
import { createReleaseCounts } from './remotes/release-counts.ts';
import { openSecondOrigin } from './remotes/second-origin.ts';
import { createReleaseFaults } from './remotes/release-faults.ts';
import { forgetPagesAfterFaults } from './rendering/forget-pages-after-faults.ts';
import { openRendering } from './rendering/open-rendering.ts';
import { addFrameCookies } from './security/frame-cookies.ts';
import { addPolicyReports } from './security/add-policy-reports.ts';
import { createReportLimit } from './security/report-limit.ts';
import { addHostGauges } from './host-gauges.ts';
import { siteLinksOf } from './site-links.ts';

/** Starts the web server: pages, files, the way to the provider. Starts, and serves pages, without the provider too (REL-4). */
export async function startHost(options: HostOptions): Promise<RunningHost> {
  const { sandbox, providerUrl, releasesFolder, office = false } = options;
  const source = sourceFor(options.source, { office });
  const publicUrl = (options.publicUrl ?? `http://localhost:${options.port}`).replace(/\/+$/, '');
  const secure = publicUrl.startsWith('https:');
  const hostKey = options.hostKey ?? null;
  const suggestKey = options.suggestKey ?? null;
  const provider = new Pool(providerUrl, {
    connections: 64,
    pipelining: 1,
    connect: { timeout: 3000 },
    keepAliveTimeout: 4000,
  });
  const facts = createConfigCache({ provider, origin: providerUrl });
  const htmlToText = createHtmlToText();
  const faults = createReleaseFaults();
  const counts = createReleaseCounts(options.goalMs === undefined ? {} : { goalMs: options.goalMs });
  const failures = createReleaseFailures();
  const lease = createPaymentLease({ secret: hostKey ?? randomBytes(24).toString('hex'), now: Date.now });
  const miniAppOrigins = options.miniAppOrigins ?? [];
  // The sandbox's own app shows the mini-app in a frame.
  const frameAncestors = sandbox ? [...miniAppOrigins, "'self'"] : miniAppOrigins;
  const game =
    sandbox && !options.gameUrl
      ? await openSandboxGame({ publicUrl, host: options.host, port: options.port, frameAncestors: miniAppOrigins })
      : null;
  const gameUrl = options.gameUrl ?? game?.url;
  const config = {
    dialUpNumber: '976',
    links: siteLinksOf(options.links ?? {}, sandbox),
    ...(gameUrl ? { game_url: gameUrl } : {}),
    ...(options.googleMaps ? { google_maps: options.googleMaps } : {}),
  };
  const build = readHostBuild(options.buildFolder);
  const fonts = readFonts();
  let draining = false;

  let refreshing: Refreshing | null = null;
  // The same for all hosts of a shop.
  const traces = tracesOfPages(options.hostKey ?? randomBytes(16).toString('hex'));

  const app = await createServer({
    secure,
    logLevel: options.logLevel ?? 'warn',
    ...(options.logTo ? { logTo: options.logTo } : {}),
    trustedProxies: options.trustedProxies ?? noTrustedProxies,
    draining: () => draining,
    traces,
  });
  const reading = {
    provider,
    origin: providerUrl,
    now: Date.now,
    readText: htmlToText.read,
    onUnreadable: (path: string, member: string) => app.log.warn({ path, member }, 'answer-not-readable'),
  };
  const content = createContentCache(reading);
  const products = createProductCache(reading);
  const metrics = options.metrics ? createMetrics('host') : null;
  metrics?.watch(app);
  if (metrics) addHostGauges(metrics, { releaseFault: () => refreshing?.releaseFault() ?? null });
  addFrameCookies(app, { source, secure, frameAncestors: miniAppOrigins });
  const rendering = openRendering({
    build,
    faults,
    counts,
    failures,
    provider,
    origin: providerUrl,
    hostKey,
    suggestKey,
    releasesFolder: releasesFolder ?? '',
    threads: options.renderThreads ?? 2,
    deadlineMs: options.renderDeadlineMs ?? 1500,
  });
  if (sandbox && rendering) forgetPagesAfterFaults(app, rendering);
  addProbes(app, {
    draining: () => draining,
    releaseFault: () => refreshing?.releaseFault() ?? null,
    unfit: () => source.unfit?.() ?? [],
    endings: () => source.endings?.() ?? [],
  });
  addPolicyReports(app, createReportLimit({ now: Date.now }));
  addHealthBeacon(app, {
    traces,
    counts,
    failures,
    isTooMuch: createReportLimit({ now: Date.now }),
    isRemote: (remote) => allDescriptors(source).some(({ id }) => id === remote),
    isRoute: (pattern) =>
      allDescriptors(source).some(({ routes }) => routes.some((route) => route.pattern === pattern)),
  });
  await addFiles(app, { build, fonts });
  addServiceWorker(app);
  const files = { source, faults, folder: releasesFolder, sandbox };
  await addReleases(app, files);
  const second = options.releasesSecondFilesUrl
    ? null
    : await openSecondOrigin(files, { publicUrl, host: options.host, port: options.port });
  addOwnerFallbacks(app, source);
  const { console: consoleOf } = options;
  if (office && consoleOf) await app.register(async (scope) => addConsole(scope, { ...consoleOf, publicUrl }));
  await app.register((scope) =>
    addProxy(scope, {
      api: office ? officeApi : shopApi,
      config,
      source,
      provider,
      origin: providerUrl,
      hostKey,
      suggestKey,
      breaker: createBreaker({ now: Date.now }),
      counts,
      deadlineMs: 9_800,
      sandbox,
      publicUrl,
      frameAncestors,
    }),
  );
  const pages: PageOptions = {
    rendering,
    inject: app.inject.bind(app),
    build,
    config,
    source,
    facts,
    content,
    products,
    faults,
    counts,
    lease,
    releasesFolder: releasesFolder ?? '',
    secondFiles: options.releasesSecondFilesUrl ? `${options.releasesSecondFilesUrl}/` : (second?.files ?? null),
    frameAncestors,
    gameOrigin: gameUrl ? new URL(gameUrl).origin : null,
    googleMaps: options.googleMaps?.url ?? null,
    fonts,
    publicUrl,
    office,
  };
  await addAllPages(app, pages);

  let shownMetrics: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  try {
    shownMetrics = metrics && options.metrics ? await serveMetrics(metrics, options.metrics) : null;
    await app.listen({ host: options.host, port: options.port });
  } catch (error) {
    // What listens already would keep the process alive without its shop.
    await Promise.all([shownMetrics?.close(), second?.close(), game?.close(), rendering?.close(), provider.close()]);
    throw error;
  }
  if (secure && !options.trustedProxies)
    app.log.warn(
      {
        reason:
          'PUBLIC_URL is https and TRUSTED_PROXIES names nobody: all customers behind the proxy count as one address',
      },
      'no-trusted-proxies',
    );
  rendering?.start();
  refreshing = refreshRegularly({ facts, source, counts, failures, log: app.log }, options.refreshMs);
  const bound = app.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : options.port;
  return {
    url: `http://localhost:${port}`,
    metricsUrl: shownMetrics?.url ?? null,
    async close() {
      draining = true;
      await wait(options.drainDelayMs ?? 0);
      refreshing?.stop();
      const force = setTimeout(() => app.server.closeAllConnections(), 10_000);
      const closeIdle = setInterval(() => app.server.closeIdleConnections(), 100);
      metrics?.close();
      await Promise.all([app.close(), second?.close(), game?.close(), shownMetrics?.close()]);
      clearInterval(closeIdle);
      htmlToText.close();
      await rendering?.close();
      clearTimeout(force);
      await provider.close();
    },
  };
}
