import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { FirstSight, OwnPage } from '../../rendering/render-request.ts';
import type { VisitorCalls } from '../pages/visitor-calls.ts';
import type { HostBuild } from '../pages/host-build.ts';
import type { ReleaseCounts } from '../remotes/release-counts.ts';
import type { ReleaseFailures } from '../remotes/release-failures.ts';
import type { ReleaseFaults } from '../remotes/release-faults.ts';
import { countTrouble } from './count-trouble.ts';
import { createPageCache } from './page-cache.ts';
import { createPageRenderer, type PageOrder, type Rendering, type RenderNews } from './page-renderer.ts';
import { createPublicReader } from './read-public.ts';
import { createRenderPool } from './render-pool.ts';
import { createReleaseCoolDown } from './release-cool-down.ts';
import { createServerParts } from './server-parts.ts';

export interface RenderingOptions {
  readonly build: HostBuild;
  readonly releasesFolder: string;
  readonly faults: ReleaseFaults;
  readonly counts: ReleaseCounts;
  readonly failures: ReleaseFailures;
  readonly provider: Dispatcher;
  readonly origin: string;
  readonly hostKey: string | null;
  readonly suggestKey: string | null;
  /** 0 renders no page on the server. */
  readonly threads: number;
  readonly deadlineMs: number;
}

/** For whom a page of its visitor is rendered. */
export interface PageVisitor {
  readonly calls: VisitorCalls;
  readonly page: Omit<OwnPage, 'user'>;
}

/** Server rendering, as pages use it. */
export interface PageRendering {
  /** Starts the threads; until one is ready pages are rendered in the browser. */
  start(): void;
  /** `cached` is there at once; `rendered` never rejects, and is null where the browser has to render, even after a first sight. */
  open(
    request: FastifyRequest,
    browser: string,
    order: PageOrder,
    visitor?: PageVisitor,
  ): { readonly cached: Rendering | null; rendered(first: (sight: FirstSight) => void): Promise<Rendering | null> };
  /** From now on nothing is shown that was rendered before. */
  forget(): void;
  close(): Promise<void>;
}

/** A page that is the same for everybody stays for so long, so that its prices are seldom older than this. */
const cacheMs = 20_000;
const cacheBytes = 48 * 2 ** 20;
const restMs = 30_000;
/** The host itself is ready first, and answers what has waited for it. */
const startMs = 1000;
/** Nobody is signed in at a shop that has just started. */
const visitorStartMs = 3000;
/** More than the host waits for the provider's answer to one call (REL-1). */
const formDeadlineMs = 12_000;

/** Prepares the rendering threads; null without a server build of the host. */
export function openRendering(options: RenderingOptions): PageRendering | null {
  const { build, threads } = options;
  const { server } = build.record;
  if (!server || threads === 0) return null;
  const openPool = () =>
    createRenderPool({
      code: readFileSync(join(build.folder, server.file), 'utf8'),
      threads,
      limits: { heapMb: 256, externalMb: 128 },
    });
  const pool = openPool();
  const visitorPool = openPool();
  const now = Date.now;
  const renderer = createPageRenderer({
    pool,
    visitorPool,
    parts: createServerParts(options),
    cache: createPageCache({ forMs: cacheMs, mostBytes: cacheBytes, now }),
    resting: createReleaseCoolDown({ forMs: restMs, now }),
    deadlineMs: options.deadlineMs,
    formDeadlineMs,
    now: () => new Date(),
  });
  const readFor = createPublicReader(options);
  return {
    start() {
      setTimeout(pool.start, startMs).unref();
      setTimeout(visitorPool.start, visitorStartMs).unref();
    },
    forget: renderer.forget,
    open(request, browser, order, visitor) {
      const tell: RenderNews = {
        done() {
          for (const [remote, { version }] of Object.entries(order.releases))
            options.counts.rendered(browser, remote, version, false);
        },
        trouble(trouble) {
          const { reason, remote, message } = trouble;
          const release = remote === null ? '' : (order.releases[remote]?.version ?? '');
          countTrouble(options, browser, order, trouble);
          const level = reason === 'left' ? 'debug' : 'warn';
          request.log[level]({ event: 'not-rendered', remote, release, reason, message });
        },
      };
      return {
        cached: renderer.cached(order),
        async rendered(first) {
          if (!visitor)
            return renderer.render(order, readFor({ address: request.ip, requestId: request.id }), tell, first);
          const { calls, page } = visitor;
          const user = await calls.user(order.boot.locale).catch(() => undefined);
          if (user === undefined) return null;
          const session = user ? 'present' : 'absent';
          const own = { ...order, boot: { ...order.boot, session }, own: { ...page, user } } as const;
          return renderer.render(own, calls.ask, tell, first);
        },
      };
    },
    async close() {
      await Promise.all([pool.close(), visitorPool.close()]);
    },
  };
}
