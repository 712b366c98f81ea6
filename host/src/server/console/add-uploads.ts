import { checkBuild, publishRelease } from '@aylal/contracts/console';
import type { Endpoint } from '@aylal/contracts';
import { mostBundleBytes } from '@aylal/domain/documents';
import { Refused, type BuildUploads } from '@aylal/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedAsker } from './asker-of.ts';
import { refuseLikeRegistry } from './refuse-call.ts';

export interface UploadOptions {
  readonly uploads: BuildUploads;
  readonly publicUrl: string;
}

type Body = AsyncIterable<Uint8Array>;

/** Builds that are published or checked. Not a byte of one is read before it is known who asks; then it is passed on as it arrives, with the registry's own limit. */
export function addUploads(app: FastifyInstance, { uploads, publicUrl }: UploadOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const add = (operation: Endpoint, take: (body: Body, signal: AbortSignal) => Promise<unknown>) =>
    app.route({
      method: operation.method,
      url: operation.path,
      async handler(request, reply) {
        const asker = await allowedAsker(app, { request, reply, operation, publicUrl });
        if (!asker) return reply;
        const signal = goneSignal(reply);
        try {
          const result = await take(bodyOf(request), signal);
          return await reply.send({ status_code: 200, message: '', result });
        } catch (error) {
          // Nobody waits for an answer any more.
          if (signal.aborted) return reply;
          return refuseLikeRegistry(reply, operation, error);
        }
      },
    });
  add(publishRelease, async (body, signal) => {
    const { remote, version, fresh } = await uploads.publish(body, signal);
    return { remote, version, fresh };
  });
  add(checkBuild, async (body, signal) => ({ findings: await uploads.check(body, signal) }));
}

/** The body as it arrives; ends with a refusal where it is longer than the registry takes. */
async function* bodyOf({ headers, body }: FastifyRequest): AsyncGenerator<Uint8Array> {
  const tooLong = () => new Refused('too-long', `a build has ${mostBundleBytes} bytes at most on its way`);
  if (Number(headers['content-length'] ?? 0) > mostBundleBytes) throw tooLong();
  let bytes = 0;
  for await (const part of (body ?? []) as Body) {
    bytes += part.length;
    if (bytes > mostBundleBytes) throw tooLong();
    yield part;
  }
}

/** Aborts when who asked has gone without an answer. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
