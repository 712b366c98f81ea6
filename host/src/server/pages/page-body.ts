import { PassThrough, type Writable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The body of a page in two parts: together in one piece, or the first on its way while the second is made. */
export function openPageBody(request: FastifyRequest, reply: FastifyReply, start: string) {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  if (brotli) reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
  let stream: Writable | null = null;
  return {
    startNow(): void {
      const packed = brotli ? createBrotliCompress({ params }) : null;
      stream = packed ?? new PassThrough();
      void reply.send(stream);
      stream.write(start);
      packed?.flush();
    },
    async finish(rest: string): Promise<FastifyReply> {
      if (stream) {
        // Whoever asked may have gone meanwhile.
        if (!stream.destroyed) stream.end(rest);
        return reply;
      }
      return reply.send(brotli ? await compress(start + rest, { params }) : start + rest);
    },
  };
}
