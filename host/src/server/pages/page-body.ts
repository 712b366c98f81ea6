import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { constants, type BrotliOptions } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** On the fly (performance.md §2): more than this costs more time than it saves on the line. */
export const packedWell: BrotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What answers are packed with, the best first. A route with options of its own says it again, or the plugin takes zstd, whose pages are a tenth larger. */
export const encodings: ('br' | 'gzip')[] = ['br', 'gzip'];

/** For routes that send a page: each part leaves at once, instead of waiting in the compressor for more. */
export const pageCompression = {
  encodings,
  brotliOptions: { ...packedWell, flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
};

/** The body of a page: together in one piece, or its start on the way while the rest is made. */
export function openPageBody(reply: FastifyReply, start: string) {
  let stream: PassThrough | null = null;
  let going = false;
  const write = (text: string) => {
    // The browser may have gone meanwhile, or have the page already: a first sight may come after the deadline.
    if (stream && !stream.destroyed && !stream.writableEnded) stream.write(text);
  };
  return {
    /** Sends the start, and `meanwhile` too when nothing more has come after `ms`; `late` tells that it was sent. */
    async startWith<T>(rest: Promise<T>, meanwhile: string, ms: number): Promise<{ rest: T; late: boolean }> {
      stream = new PassThrough();
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
    finish(rest: string): FastifyReply {
      if (!stream) return reply.send(start + rest);
      if (!stream.destroyed) stream.end(rest);
      return reply;
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
