import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { sandboxTransportBookings } from './sandbox-transport-bookings.ts';
import { sandboxTransportCatalogue } from './sandbox-transport-catalogue.ts';

/** The sandbox's operator of cars with drivers, under `/sandbox/transport/v1`. The fault `transport` makes it slow, failing, malformed or silent. */
export function sandboxTransportServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const expected = sha256(`Bearer ${deps.config.partners.transport.token}`);

  app.addHook('preHandler', async (request, reply) => {
    if (await injectFault(deps, 'transport', reply)) return reply;
    const given = sha256(request.headers.authorization ?? '');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      ? undefined
      : reply.code(401).send({ error: 'UNAUTHORIZED' });
  });

  sandboxTransportBookings(app, deps);

  app.get('/transports', (_request, reply) =>
    reply.send({ transports: sandboxTransportCatalogue(homeDate(deps.clock.now())) }),
  );
}
