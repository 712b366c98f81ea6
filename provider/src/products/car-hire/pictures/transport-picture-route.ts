import { landscapes } from '../../../platform/drawing/landscapes.ts';
import { vehicleClasses } from '@aylal/contracts/transports';
import { readPictureFile } from '@aylal/domain/pictures';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../platform/http/problem-error.ts';
import { drawLandscape } from '../../../platform/drawing/draw-landscape.ts';
import { sendDrawing } from '../../../platform/drawing/send-drawing.ts';
import { drawVehicle } from './draw-vehicle.ts';

interface Drawn {
  readonly vehicle: string;
  readonly landscape: string;
  readonly file: string;
}

/** Pictures of cars: drawn from class, landscape and number in their address, so the same ones for ever. */
export function registerTransportPictures(app: FastifyInstance): void {
  app.get<{ Params: Drawn }>('/pictures/transports/:vehicle/:landscape/:file', ({ params }, reply) => {
    const vehicle = vehicleClasses.find((one) => one === params.vehicle);
    const landscape = landscapes.find((one) => one === params.landscape);
    const read = readPictureFile(params.file);
    const [number, more] = read?.numbers ?? [];
    if (!vehicle || !landscape || !read || number === undefined || more !== undefined) throw refuse('not-found');
    const over = drawVehicle(number, vehicle);
    return sendDrawing(reply, drawLandscape(number, landscape, { night: read.night, over }));
  });
}
