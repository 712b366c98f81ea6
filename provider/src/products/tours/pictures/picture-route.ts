import { landscapes } from '../../../platform/drawing/landscapes.ts';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../platform/http/problem-error.ts';
import { drawLandscape } from '../../../platform/drawing/draw-landscape.ts';
import { sendDrawing } from '../../../platform/drawing/send-drawing.ts';

/** Pictures of trips: drawn from the landscape and number in their address, so the same ones for ever. */
export function registerTripPictures(app: FastifyInstance): void {
  app.get<{ Params: { landscape: string; file: string } }>('/pictures/trips/:landscape/:file', (request, reply) => {
    const landscape = landscapes.find((one) => one === request.params.landscape);
    const [, number] = /^(\d{1,6})\.svg$/.exec(request.params.file) ?? [];
    if (!landscape || number === undefined) throw refuse('not-found');
    return sendDrawing(reply, drawLandscape(Number(number), landscape));
  });
}
