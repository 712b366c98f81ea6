import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../platform/http/problem-error.ts';
import { drawInside, insides } from './draw-inside.ts';
import { drawOutside, height, width } from './draw-outside.ts';

const outsides = ['exterior-city', 'exterior-steppe', 'view-city', 'view-steppe'];
const A_YEAR = 31_536_000;
const PLACES = 100;

/** Pictures of hotels: drawn from the numbers in their address, so the same one for ever. They hold shapes only, no text and no script. */
export function registerHotelPictures(app: FastifyInstance): void {
  app.get<{ Params: { scene: string; file: string } }>('/pictures/hotels/:scene/:file', (request, reply) => {
    const { scene, file } = request.params;
    const drawn = drawScene(scene, file);
    if (drawn === null) throw refuse('not-found');
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${A_YEAR}, immutable`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(drawn);
  });
}

function drawScene(scene: string, file: string): string | null {
  const [, number, place] = /^(\d{1,6})-(\d{1,2})\.svg$/.exec(file) ?? [];
  if (number === undefined || place === undefined) return null;
  const seed = Number(number) * PLACES + Number(place);
  const inside = insides.find((one) => one === scene);
  const shapes = inside
    ? drawInside(seed, inside)
    : outsides.includes(scene)
      ? drawOutside(seed, { town: scene.endsWith('city'), near: scene.startsWith('exterior') })
      : null;
  return (
    shapes &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
  );
}
