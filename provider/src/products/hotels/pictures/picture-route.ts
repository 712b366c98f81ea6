import type { FastifyInstance } from 'fastify';
import { readPictureFile } from '@aylal/domain/pictures';
import { refuse } from '../../../platform/http/problem-error.ts';
import { drawInside, insides } from './draw-inside.ts';
import { drawExterior, drawView, lands } from './draw-outside.ts';
import { houseStyles } from './house-styles.ts';
import { height, width } from '../../../platform/drawing/svg-shapes.ts';

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
  const read = readPictureFile(file);
  const [number, place] = read?.numbers ?? [];
  if (!read || number === undefined || place === undefined) return null;
  const shapes = shapesOf(scene, number, number * PLACES + place, read.night);
  return (
    shapes &&
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
  );
}

/** `house-<land>-<style>`, `outlook-<land>`, or a room by what is in it. */
function shapesOf(scene: string, house: number, moment: number, night: boolean): string | null {
  const inside = insides.find((one) => one === scene);
  if (inside) return drawInside(moment, inside, night);
  const [kind, ...words] = scene.split('-');
  const land = lands.find((one) => one === words[0]);
  const style = houseStyles.find((one) => one === words[1]);
  if (kind === 'house' && land && style && words.length === 2) return drawExterior(house, moment, land, style, night);
  return kind === 'outlook' && land && words.length === 1 ? drawView(moment, land, night) : null;
}
