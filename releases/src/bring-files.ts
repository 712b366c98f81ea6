import type { FastifyInstance } from 'fastify';
import { readOfferedDictionary } from './dictionary-answers.ts';
import type { FileMirror } from './storage/file-mirror.ts';

/** Which paths below the prefix are files of releases. */
export const releaseFilePath = /^\/?mf-[a-z][a-z0-9-]*\/[^/]+\/[^/]+$/;

/** Brings a file of a release to this machine before it is served, and with it the script that the browser offers as a dictionary. A storage that does not answer is 503: the browser, or the CDN in front, asks again. */
export function bringFiles(app: FastifyInstance, mirror: FileMirror, prefix: string): void {
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const key = path.startsWith(prefix) ? decodeURIComponent(path.slice(prefix.length)) : '';
    if (!releaseFilePath.test(key)) return;
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
