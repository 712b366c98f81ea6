import type { FastifyInstance } from 'fastify';
import { readOfferedDictionary } from './dictionary-answers.ts';
import type { FileMirror } from './storage/file-mirror.ts';

/** A remote, a version or `files`, and a name: none of them begins with a dot, so that no path leaves its folder. */
const releaseFile = /^mf-[a-z][a-z0-9-]*\/[\w-][\w.+-]*\/[\w-][\w.+-]*$/;

/** The key of a release's file in a storage, of a path below the prefix as it is asked for; undefined for every other path. */
export function releaseFileKey(path: string): string | undefined {
  try {
    const key = decodeURIComponent(path).replace(/^\//, '');
    return releaseFile.test(key) ? key : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Brings a file of a release to this machine before it is served, and with it the script that the browser offers as a dictionary. A storage that does not answer is 503: the browser, or the CDN in front, asks again. */
export function bringFiles(app: FastifyInstance, mirror: FileMirror, prefix: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const key = path.startsWith(prefix) ? releaseFileKey(path.slice(prefix.length)) : undefined;
    if (key === undefined) return;
    const { 'available-dictionary': available, 'dictionary-id': id } = request.headers;
    const offered = readOfferedDictionary(String(available), String(id));
    const beside = offered ? [`${key.slice(0, key.lastIndexOf('/'))}/${offered.id}`] : [];
    try {
      await Promise.all([key, ...beside].map(mirror.bring));
    } catch (error) {
      request.log.error({ error, key }, 'the storage does not answer');
      return reply.code(503).header('retry-after', '2').send({ code: 'no-storage', message: 'try again' });
    }
  });
}
