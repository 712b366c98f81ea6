import type { FastifyReply } from 'fastify';

const A_YEAR = 31_536_000;

/** A drawing that is the same for ever at its address. It holds shapes only, no text and no script. */
export function sendDrawing(reply: FastifyReply, svg: string): FastifyReply {
  return reply
    .header('content-type', 'image/svg+xml; charset=utf-8')
    .header('cache-control', `public, max-age=${A_YEAR}, immutable`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(svg);
}
