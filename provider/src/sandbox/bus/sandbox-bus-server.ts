import { isLocalDate } from '@aylal/domain/calendar';
import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { sandboxBusBookings } from './sandbox-bus-bookings.ts';
import { sandboxDepartures } from './sandbox-departures.ts';
import { sandboxLines } from './sandbox-lines.ts';
import { sandboxStops } from './sandbox-stops.ts';

/** The sandbox's bus centre, under `/sandbox/bus/v1`: its network, and the buses of a day. The fault `bus` makes it slow, failing, malformed or silent. */
export function sandboxBusServer(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults'>): void {
  const expected = sha256(`Bearer ${deps.config.partners.bus.token}`);

  app.addHook('preHandler', async (request, reply) => {
    if (await injectFault(deps, 'bus', reply)) return reply;
    const given = sha256(request.headers.authorization ?? '');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      ? undefined
      : reply.code(401).send({ error: 'UNAUTHORIZED' });
  });

  app.get('/network', (_request, reply) =>
    reply.send({
      stops: sandboxStops,
      lines: sandboxLines.map(({ id, stops }) => ({ id, stops: stops.map(({ stop }) => stop) })),
    }),
  );

  app.get('/departures', (request, reply) => {
    const asked = new URL(request.url, 'http://sandbox').searchParams;
    const date = asked.get('date') ?? '';
    if (!isLocalDate(date)) return reply.code(422).send({ error: 'INVALID_DATE' });
    const wish = { stop: asked.get('from') ?? '', end: asked.get('to') ?? '', date };
    return reply.send({ departures: sandboxDepartures(wish, deps.clock.now()) });
  });
  sandboxBusBookings(app, deps);
}
