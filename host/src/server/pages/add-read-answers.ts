import type { FastifyInstance } from 'fastify';
import { aheadPath } from '../../remotes/boot-document.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import { preloadedReads } from './preloaded-reads.ts';
import { matchPage } from './match-page.ts';
import type { PageOptions } from './page-options.ts';
import { profileOf } from './profile-of.ts';

const longestAddress = 2000;

/**
 * Says which data a page may read ahead for another page that a visitor points at (decision 0007): what that page reads first, where it is the same for everybody and no search,
 * which would cost partners work. Nothing is read here. Any other address has none.
 */
export function addReadAnswers(app: FastifyInstance, options: PageOptions): void {
  app.get<{ Querystring: { to?: unknown } }>(aheadPath, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const url = addressOf(request.query.to);
    if (!url) return reply.code(400).send([]);
    const cookies = request.cookies;
    const [, , ...path] = url.pathname.split('/');
    const profile = profileOf(cookies, options.source);
    const { set } = await chooseReleases({ cookies, path: '/', profile, log: request.log }, options);
    const descriptors = Object.values(set.releases).map(({ record }) => record.descriptor);
    const page = matchPage(descriptors, `/${path.join('/')}`);
    const isOpen = page?.route.server === true && !page.route.noindex;
    return reply.send(isOpen ? preloadedReads(page, url.searchParams, 'absent') : []);
  });
}

/** An address of this origin; null for anything else, and for one that no page can have. */
function addressOf(to: unknown): URL | null {
  if (typeof to !== 'string' || !/^\/[^/]/.test(to) || to.length > longestAddress) return null;
  try {
    const url = new URL(to, 'http://page.invalid');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return null;
  }
}
