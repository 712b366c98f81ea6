import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { homeDate } from '@aylal/domain/calendar';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { sandboxTripBookings } from './sandbox-trip-bookings.ts';
import { sandboxTripCatalogue } from './sandbox-catalogue.ts';

/** The sandbox's tour operator, under `/sandbox/trip/v1`. The fault `trip` makes it slow, failing, malformed or silent. */
export function sandboxTripServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults' | 'ids'>,
): void {
  const expected = sha256(`Bearer ${deps.config.partners.trip.token}`);

  app.addHook('preHandler', async (request, reply) => {
    if (await injectFault(deps, 'trip', reply)) return reply;
    const given = sha256(request.headers.authorization ?? '');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      ? undefined
      : reply.code(401).send({ error: 'UNAUTHORIZED' });
  });

  sandboxTripBookings(app, deps);

  app.get('/trips', (_request, reply) => reply.send({ trips: sandboxTripCatalogue(homeDate(deps.clock.now())) }));
}
