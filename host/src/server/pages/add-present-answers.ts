import { compareVersions } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';
import { presentPath } from '../../remotes/boot-document.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import type { PageOptions } from './page-options.ts';
import { profileOf } from './profile-of.ts';

/** How the releases that a page has loaded, `?<remote>=<version>`, stand to those that a new page of this visitor would get: `taken-back` when one of them is above, `older` when one is below. */
export function addPresentAnswers(app: FastifyInstance, options: PageOptions): void {
  app.get<{ Querystring: Record<string, unknown> }>(presentPath, async (request, reply) => {
    const cookies = request.cookies;
    const profile = profileOf(cookies, options.source);
    const { set } = await chooseReleases({ cookies, path: '/', profile, log: request.log }, options);
    const differences = Object.entries(request.query).flatMap(([remote, version]) => {
      const present = Object.hasOwn(set.releases, remote) ? set.releases[remote]?.version : undefined;
      return typeof version === 'string' && present !== undefined && present !== version
        ? [compareVersions(version, present)]
        : [];
    });
    const standing = differences.some((one) => one > 0) ? 'taken-back' : differences.length > 0 ? 'older' : 'present';
    return reply.header('cache-control', 'no-store').send({ standing });
  });
}
