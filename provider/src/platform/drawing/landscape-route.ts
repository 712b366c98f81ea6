import type { FastifyInstance } from 'fastify';
import { readPictureFile } from '@aylal/domain/pictures';
import { refuse } from '../http/problem-error.ts';
import { drawLandscape } from './draw-landscape.ts';
import { landscapes } from './landscapes.ts';
import { sendDrawing } from './send-drawing.ts';

/** Pictures of lands and towns below an address: drawn from the landscape and number in theirs, so the same ones for ever. */
export function registerLandscapes(app: FastifyInstance, below: '/pictures/trips' | '/pictures/places'): void {
  app.get<{ Params: { landscape: string; file: string } }>(`${below}/:landscape/:file`, ({ params }, reply) => {
    const landscape = landscapes.find((one) => one === params.landscape);
    const read = readPictureFile(params.file);
    const [number, more] = read?.numbers ?? [];
    if (!landscape || !read || number === undefined || more !== undefined) throw refuse('not-found');
    return sendDrawing(reply, drawLandscape(number, landscape, { night: read.night }));
  });
}
