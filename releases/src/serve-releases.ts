import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files of releases under `prefix`: immutable, compressed at build, readable from any origin with timing (federation.md trap 27).
 * Only whole releases are there, so nothing else can be asked for; what is missing is a plain 404 that nobody keeps.
 */
export async function serveReleases(
  app: FastifyInstance,
  { folder, prefix }: { folder: string; prefix: string },
): Promise<void> {
  await app.register(staticFiles, {
    root: folder,
    prefix,
    index: false,
    redirect: false,
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    allowedPath: (path) => /^\/mf-[a-z][a-z0-9-]*\/[^/]+\/[^/]+$/.test(decodeURIComponent(path)),
    setHeaders(reply) {
      for (const [name, value] of Object.entries(releaseFileHeaders)) reply.header(name, value);
    },
  });
}

/** A year in every cache, and readable with timing from any origin. */
export const releaseFileHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;
