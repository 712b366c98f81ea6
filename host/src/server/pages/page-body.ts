import { PassThrough, type Writable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './send-compressed.ts';

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The body of a page in two parts: together in one piece, or the first on its way while the second is made. */
export function openPageBody(request: FastifyRequest, reply: FastifyReply, start: string) {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  let stream: Writable | null = null;
  return {
    startNow(): void {
      if (brotli) reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
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
      return sendCompressed(request, reply, start + rest);
    },
  };
}
