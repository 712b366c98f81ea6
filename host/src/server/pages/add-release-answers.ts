import { releasePath } from '../../remotes/boot-document.ts';
import { refusalOf } from '../proxy/refusals.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import type { PageOptions } from './page-options.ts';
import { bootRelease } from './boot-document.ts';
import { providesEarlier } from './host-build.ts';
import { faultInjectionSet, hidesContents } from './fault-injection-set.ts';
import { localeOfRequest } from './locale-of-request.ts';
import { readPin } from './page-pin.ts';
import { profileOf } from './profile-of.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What a page carries of its own remote, for another one that it turns out to need: pointer and contents of the release in the page's set. It comes over
 * the page's own origin like the page itself, so hashes in it are as good as those in the page (decision 0007).
 */
export function addReleaseAnswers(app: FastifyInstance, options: PageOptions): void {
  app.get<{ Params: { remote: string } }>(`${releasePath}:remote`, async (request, reply) => {
    const cookies = request.cookies;
    let pin;
    try {
      pin = readPin(request.query);
    } catch {
      return refuse(request, reply, 400);
    }
    const profile = profileOf(cookies, options.source);
    const { set } = await chooseReleases({ cookies, path: '/', profile, log: request.log, pin }, options);
    const { remote } = request.params;
    const { releases } = faultInjectionSet(set, options);
    const release = Object.hasOwn(releases, remote) ? releases[remote] : undefined;
    if (!release) return refuse(request, reply, 404);
    const answer = bootRelease(release, {
      withContents: !hidesContents(options.faults, remote),
      hasEarlier: providesEarlier(options.build),
    });
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(JSON.stringify(answer));
  });
}

function refuse(request: FastifyRequest, reply: FastifyReply, status: 400 | 404): FastifyReply {
  const locale = localeOfRequest(request.headers, request.cookies);
  const refusal = refusalOf(status, status === 400 ? 'invalid-input' : 'not-found', locale);
  return reply.code(status).header('cache-control', 'no-store').send(refusal);
}
