import { isLocalDate } from '@aylal/domain/calendar';
import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { sandboxStations, sandboxTrains } from './sandbox-rail.ts';
import { sandboxTrainBookings } from './sandbox-train-bookings.ts';
import { sandboxTrainRecords } from './sandbox-records.ts';
import { sandboxVoyages } from './sandbox-voyages.ts';

/** The sandbox's railway, under `/sandbox/train/v1`: its network, the trains of a day, locks and tickets. The fault `train` makes it slow, failing, malformed or silent. */
export function sandboxTrainServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const expected = sha256(`Bearer ${deps.config.partners.train.token}`);

  app.addHook('preHandler', async (request, reply) => {
    if (await injectFault(deps, 'train', reply)) return reply;
    const given = sha256(request.headers.authorization ?? '');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      ? undefined
      : reply.code(401).send({ error: 'UNAUTHORIZED' });
  });

  app.get('/network', (_request, reply) =>
    reply.send({
      stations: sandboxStations,
      lines: sandboxTrains.map(({ stops }) => stops.map(({ station }) => station)),
    }),
  );

  app.get('/trains', async (request, reply) => {
    const asked = new URL(request.url, 'http://sandbox').searchParams;
    const date = asked.get('date') ?? '';
    if (!isLocalDate(date)) return reply.code(422).send({ error: 'INVALID_DATE' });
    const wish = { from: asked.get('from') ?? '', to: asked.get('to') ?? '', date };
    const voyages = sandboxVoyages(wish, deps.clock.now());
    return reply.send({ trains: await sandboxTrainRecords(deps, voyages) });
  });
  sandboxTrainBookings(app, deps);
}
