import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Deps } from '../../platform/deps.ts';
import { injectFault } from '../bank/inject-fault.ts';
import { openBankHouse } from './bank-house.ts';
import { sandboxBankBookings } from './sandbox-bank-bookings.ts';
import { sandboxBankContent } from './sandbox-bank-content.ts';
import { sandboxBankRates } from './sandbox-bank-rates.ts';

const CLOCK_SKEW_S = 300;

/**
 * A bed bank that speaks the Hotelbeds APItude protocol, under `/sandbox/bed-bank`, with the sandbox's hotels. It is beside the shop: a provider whose
 * `BEDBANK_URL` names it sells through the real adapter. The fault `bed-bank` makes it slow, failing, malformed or silent.
 */
export function sandboxBedBankServer(
  app: FastifyInstance,
  deps: Pick<Deps, 'clock' | 'config' | 'db' | 'faults'>,
): void {
  const { key, secret } = deps.config.partners.bedBank;
  app.addHook('preHandler', async (request, reply) => {
    if (request.url.includes('/giata/')) return undefined;
    if (await injectFault(deps, 'bed-bank', reply)) return reply;
    if (!isPacked(request)) return reply.code(406).send({ error: 'Not Acceptable' });
    if (request.headers['api-key'] !== key) return reply.code(403).send({ error: 'Developer Inactive' });
    return isSigned(String(request.headers['x-signature']), `${key}${secret}`, deps.clock.now())
      ? undefined
      : reply.code(401).send({ error: 'Not Authorized' });
  });
  app.addHook('onSend', async (request, reply: FastifyReply, payload) => {
    if (!isPacked(request) || typeof payload !== 'string') return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return gzipSync(payload);
  });
  const house = openBankHouse(deps);
  sandboxBankContent(app, house);
  sandboxBankRates(app, deps, house);
  sandboxBankBookings(app, deps, house);
}

/** The real one answers packed, and nobody who does not take it so. */
function isPacked({ headers }: FastifyRequest): boolean {
  return String(headers['accept-encoding']).includes('gzip');
}

/** Signed in one of the seconds around now. */
function isSigned(given: string, keys: string, now: number): boolean {
  const actual = Buffer.from(given);
  for (let away = -CLOCK_SKEW_S; away <= CLOCK_SKEW_S; away += 1) {
    const text = `${keys}${Math.floor(now / 1000) + away}`;
    const expected = Buffer.from(createHash('sha256').update(text).digest('hex'));
    if (actual.length === expected.length && timingSafeEqual(actual, expected)) return true;
  }
  return false;
}
