import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createDictionaryAnswers, dictionaryUse, readOfferedDictionary } from './dictionary-answers.ts';

/** What an answer depends on, with and without a dictionary. */
export const dictionaryVary = 'accept-encoding, available-dictionary';

/**
 * Sends a browser that has a script of an earlier release only what has changed since (`dcz`). All others, and every browser where the earlier script is gone, get the
 * file as it lies there. For an instance of its own, whose files lie under `prefix` in `folder`.
 */
export function answerWithDictionary(
  app: FastifyInstance,
  { folder, prefix, headers }: { folder: string; prefix: string; headers: Readonly<Record<string, string>> },
): void {
  const answer = createDictionaryAnswers();
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    const use = path.startsWith(prefix) && dictionaryUse(path);
    if (!use || request.method !== 'GET' || request.headers.range) return;
    const {
      'accept-encoding': accepted = '',
      'available-dictionary': available,
      'dictionary-id': id,
    } = request.headers;
    const offered = readOfferedDictionary(oneOf(available), oneOf(id));
    if (!offered || !/\bdcz\b/.test(oneOf(accepted) ?? '')) return;
    const [remote, files, name] = path.slice(prefix.length).split('/');
    if (!remote || files !== 'files' || !name || !/^mf-[a-z][a-z0-9-]*$/.test(remote)) return;
    const bytes = await answer(join(folder, remote, files), name, offered);
    if (!bytes) return;
    return reply
      .headers({ ...headers, 'content-encoding': 'dcz', 'use-as-dictionary': use, vary: dictionaryVary })
      .type('text/javascript; charset=utf-8')
      .send(bytes);
  });
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
