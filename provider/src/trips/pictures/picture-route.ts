import type { FastifyInstance } from 'fastify';
import { refuse } from '../../router/problem-error.ts';
import { landscapes } from '../trip-supplier.ts';
import { drawLand } from './draw-land.ts';

const A_YEAR = 31_536_000;

/** Pictures of trips: drawn from the landscape and number in their address, so the same ones for ever. They hold shapes only, no text and no script. */
export function registerTripPictures(app: FastifyInstance): void {
  app.get<{ Params: { landscape: string; file: string } }>('/pictures/trips/:landscape/:file', (request, reply) => {
    const landscape = landscapes.find((one) => one === request.params.landscape);
    const [, number] = /^(\d{1,6})\.svg$/.exec(request.params.file) ?? [];
    if (!landscape || number === undefined) throw refuse('not-found');
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${A_YEAR}, immutable`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(drawLand(Number(number), landscape));
  });
}
