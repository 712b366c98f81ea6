import { PassThrough, type Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { constants, createBrotliCompress, type BrotliCompress } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from './send-compressed.ts';

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** The body of a page: together in one piece, or its start on the way while the rest is made. */
export function openPageBody(request: FastifyRequest, reply: FastifyReply, start: string) {
  const brotli = /\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '');
  let stream: Writable | null = null;
  let packed: BrotliCompress | null = null;
  let going = false;
  const write = (text: string) => {
    // Whoever asked may have gone meanwhile, or have the page already: a first sight may come after the deadline.
    if (stream?.destroyed || stream?.writableEnded) return;
    stream?.write(text);
    packed?.flush();
  };
  return {
    /** Sends the start, and `meanwhile` too when nothing more has come after `ms`; `late` tells that it was sent. */
    async startWith<T>(rest: Promise<T>, meanwhile: string, ms: number): Promise<{ rest: T; late: boolean }> {
      if (brotli) reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
      packed = brotli ? createBrotliCompress({ params }) : null;
      stream = packed ?? new PassThrough();
      void reply.send(stream);
      write(start);
      const late = (await isLate(rest, ms)) && !going;
      if (late) write(meanwhile);
      return { rest: await rest, late };
    },
    /** Sends what comes between the start and the rest. */
    goOn(text: string): void {
      going = true;
      write(text);
    },
    async finish(rest: string): Promise<FastifyReply> {
      if (stream) {
        if (!stream.destroyed) stream.end(rest);
        return reply;
      }
      return sendCompressed(request, reply, start + rest);
    },
  };
}

async function isLate(coming: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const late = setTimeout(ms, true, { signal: timer.signal }).catch(() => false);
  const first = await Promise.race([coming.then(() => false), late]);
  timer.abort();
  return first;
}
