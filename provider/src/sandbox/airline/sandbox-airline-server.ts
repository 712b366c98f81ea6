import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { readRates } from '../../commerce/payments/read-rates.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { sandboxAirlineChanges } from './sandbox-airline-changes.ts';
import { sandboxAirlineOrders } from './sandbox-airline-orders.ts';
import { sandboxAirlineSearch } from './sandbox-airline-search.ts';
import { sandboxInitiatedChanges } from './sandbox-initiated-changes.ts';
import type { OfferWriting } from './write-offer-doc.ts';

/** What the parts of the sandbox's airline share. */
export interface SandboxAirline {
  readonly deps: Deps;
  writing(): Promise<OfferWriting>;
  no(reply: FastifyReply, status: number, code: string): FastifyReply;
}

/**
 * An order API over the sandbox's timetable, under `/sandbox/airline`, in the words that Duffel publishes. The fault `airline-api` makes any call slow,
 * failing, malformed or silent; `airline-hold`, `airline-order`, `airline-pay`, `airline-quote`, `airline-confirm` and `airline-accept` play the single steps.
 */
export function sandboxAirlineServer(app: FastifyInstance, deps: Deps): void {
  const expected = sha256(`Bearer ${deps.config.partners.airline.token}`);
  const airline: SandboxAirline = {
    deps,
    writing: async () => ({
      places: (await deps.flightPlaces()).places,
      usdRate: (await readRates(deps)).USD,
      id: (prefix) => `${prefix}_${randomUUID().replaceAll('-', '')}`,
    }),
    no: (reply, status, code) => reply.code(status).send({ errors: [{ code, title: code, type: 'sandbox' }] }),
  };

  app.addHook('preHandler', async (request, reply) => {
    if (await injectFault(deps, 'airline-api', reply)) return reply;
    if (request.headers['duffel-version'] !== 'v2') return airline.no(reply, 400, 'missing_version');
    const given = sha256(request.headers.authorization ?? '');
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected))
      ? undefined
      : airline.no(reply, 401, 'access_token_not_found');
  });

  sandboxAirlineSearch(app, airline);
  sandboxAirlineOrders(app, airline);
  sandboxAirlineChanges(app, airline);
  sandboxInitiatedChanges(app, airline);
}
