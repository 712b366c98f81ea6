import { isLocale } from '@aylal/domain/language';
import type { ReleaseSource } from '@aylal/releases';
import type { FastifyInstance } from 'fastify';
import { profileOf } from '../pages/profile-of.ts';
import type { OwnerFallback } from '../../remotes/use-owner-fallback.ts';

/** What a remote's owner says while the remote is not available: out of its descriptor, which this server holds in memory, so it is there when nothing of the release is. */
export function addOwnerFallbacks(app: FastifyInstance, source: ReleaseSource): void {
  app.get<{ Params: { remote: string }; Querystring: { language?: string } }>(
    '/remote-fallback/:remote',
    async ({ params, query, cookies }, reply) => {
      const { name } = profileOf(cookies, source);
      const { releases } = source.resolve({ visitor: null, profile: name });
      const fallback = Object.hasOwn(releases, params.remote) && releases[params.remote]?.record.descriptor.fallback;
      const language = isLocale(query.language) ? query.language : 'mn';
      if (!fallback) return reply.code(204).send();
      const { title, text, links } = fallback;
      return {
        title: title[language],
        text: text[language],
        links: links.map(({ label, to }) => ({ label: label[language], to })),
      } satisfies OwnerFallback;
    },
  );
}
