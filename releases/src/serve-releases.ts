import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { bringFiles, releaseFileKey } from './bring-files.ts';
import { answerWithDictionary, dictionaryVary } from './answer-with-dictionary.ts';
import { dictionaryUse } from './dictionary-answers.ts';
import type { FileMirror } from './storage/file-mirror.ts';

/**
 * Serves the files of releases under `prefix`: immutable, compressed at build, readable from any origin with timing (federation.md trap 27).
 * Only whole releases are there, so nothing else can be asked for; what is missing is a plain 404 that nobody keeps.
 * With a `mirror` the folder is filled by what is asked for.
 * A script that releases share is a dictionary for the next one of its name, so a returning visitor pays for what has changed in it (decision 0324).
 */
export async function serveReleases(
  app: FastifyInstance,
  { folder, prefix, mirror = null }: { folder: string; prefix: string; mirror?: FileMirror | null },
): Promise<void> {
  if (mirror) bringFiles(app, mirror, prefix);
  answerWithDictionary(app, { folder, prefix, headers: releaseFileHeaders });
  await app.register(staticFiles, {
    root: folder,
    prefix,
    index: false,
    redirect: false,
    decorateReply: false,
    preCompressed: true,
    dotfiles: 'deny',
    cacheControl: false,
    allowedPath: (path) => releaseFileKey(path) !== undefined,
    setHeaders(reply) {
      for (const [name, value] of Object.entries(releaseFileHeaders)) reply.header(name, value);
      const [path = ''] = reply.request.url.split('?');
      const use = dictionaryUse(path);
      if (use) reply.header('use-as-dictionary', use).header('vary', dictionaryVary);
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
