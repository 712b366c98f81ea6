import type { FastifyInstance } from 'fastify';
import { leasePath } from '../../remotes/boot-document.ts';
import { stateChangeFault } from '../proxy/check-state-change.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import type { PageOptions } from './page-options.ts';
import { readPin } from './page-pin.ts';
import { profileOf } from './profile-of.ts';
import { setCookies } from '../security/add-cookies.ts';

type LeaseOptions = Pick<PageOptions, 'source' | 'lease' | 'publicUrl'>;

/** Holds the set of the page that asks, because a payment begins in it; for our own pages only, so that no other site chooses anybody's releases (SEC-6). */
export function addPaymentLease(app: FastifyInstance, options: LeaseOptions): void {
  app.post(leasePath, async (request, reply) => {
    const origins = [new URL(options.publicUrl).origin, `${request.protocol}://${request.headers.host ?? ''}`];
    if (stateChangeFault({ headers: request.headers, origins, hasBody: false })) return reply.code(403).send();
    let pin;
    try {
      pin = readPin(request.query);
    } catch {
      return reply.code(400).send();
    }
    const cookies = request.cookies;
    const asked = { cookies, path: '/checkout', profile: profileOf(cookies, options.source), log: request.log, pin };
    const chosen = await chooseReleases(asked, options);
    setCookies(reply, chosen.cookies);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
