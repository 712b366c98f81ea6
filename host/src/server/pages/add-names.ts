import { isLocale } from '@aylal/domain/language';
import type { FastifyInstance } from 'fastify';
import { namesOf, namesPath } from '../../remotes/remote-names.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import type { PageOptions } from './page-options.ts';
import { profileOf } from './profile-of.ts';

/** What the remotes of a visitor's set are called in another language than the page's, for the moment in which the language is switched. */
export function addNames(app: FastifyInstance, options: PageOptions): void {
  app.get<{ Params: { locale: string } }>(`${namesPath}:locale`, async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    const cookies = request.cookies;
    const profile = profileOf(cookies, options.source);
    const { set } = await chooseReleases({ cookies, path: '/', profile, log: request.log }, options);
    const descriptors = Object.values(set.releases).map(({ record }) => record.descriptor);
    return reply.header('cache-control', 'no-store').send(namesOf(descriptors, locale));
  });
}
