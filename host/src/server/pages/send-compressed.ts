import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Sends text that is made for this request, in brotli where the browser takes it (performance.md §2: quality 5 on the fly). */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  if (!/\bbr\b/.test(request.headers['accept-encoding']?.toString() ?? '')) return reply.send(text);
  reply.header('content-encoding', 'br').header('vary', 'accept-encoding');
  return reply.send(await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
}
