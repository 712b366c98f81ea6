import { join } from 'node:path';
import staticFiles from '@fastify/static';
import { releaseFileHeaders } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';
import type { Fonts } from './fonts.ts';
import type { HostBuild } from './host-build.ts';

/** Logos for the press, and the picture that sharers show. */
const brandFolder = join(import.meta.dirname, '../../../brand');

const immutable = {
  index: false as const,
  redirect: false,
  decorateReply: false,
  cacheControl: false,
  setHeaders(reply: { header(name: string, value: string): unknown }) {
    for (const [name, value] of Object.entries(releaseFileHeaders)) reply.header(name, value);
  },
};

/** Scripts, styles and the like lie in the folder itself; what lies in `server/` is for this server, and so are the records of the build. */
function isPublic(path: string): boolean {
  return /^\/[^./][^/]*$/.test(path) && path !== '/host.json';
}

/** The files of the host's own build, which never change under their names, and the small ones that every site has. */
export async function addFiles(
  app: FastifyInstance,
  { build, fonts }: { build: HostBuild; fonts: Fonts },
): Promise<void> {
  await app.register(staticFiles, {
    ...immutable,
    root: build.folder,
    prefix: '/assets/',
    preCompressed: true,
    allowedPath: isPublic,
  });
  await app.register(staticFiles, {
    ...immutable,
    root: fonts.folder,
    prefix: '/fonts/',
    allowedPath: (path) => path.endsWith('.woff2'),
  });
  await app.register(staticFiles, {
    ...immutable,
    root: brandFolder,
    prefix: '/brand/',
    allowedPath: (path) => /^\/[\w-]+\.(svg|png)$/.test(path),
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=86400'),
  });
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
}

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f5fd6"/><path d="M6 22 16 8l10 14-10-4z" fill="#fff"/></svg>';
