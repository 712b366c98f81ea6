import { createHash, randomUUID } from 'node:crypto';
import type { Profile, ReleaseSet } from '@aylal/releases';
import { getSession } from '@aylal/contracts/account';
import { formKeyField, type PostedForm } from '@aylal/shell/descriptor';
import type { FastifyRequest } from 'fastify';
import { expandDescriptor } from '../../remotes/boot-document.ts';
import type { chooseReleases } from '../remotes/choose-releases.ts';
import type { bootDocument } from './boot-document.ts';
import type { preloadedReads } from './preloaded-reads.ts';
import type { matchPage } from './match-page.ts';
import type { PageOptions } from './page-options.ts';
import { modeOf } from './profile-of.ts';
import { tokenOf } from '../proxy/session-cookie.ts';
import { renderedBy } from './rendered-by.ts';
import type { VisitorCalls } from './visitor-calls.ts';

interface AttemptFacts {
  readonly browser: Awaited<ReturnType<typeof chooseReleases>>['browser'];
  readonly set: ReleaseSet;
  readonly page: ReturnType<typeof matchPage>;
  readonly path: string;
  readonly profile: Profile;
  readonly url: URL;
  readonly boot: ReturnType<typeof bootDocument>;
  /** What the page reads before it is shown. */
  readonly reads: ReturnType<typeof preloadedReads>;
  /** Whether nothing that is cached may be shown. */
  readonly skipCache: boolean;
  /** Of a page of its visitor. */
  readonly calls: VisitorCalls | null;
  readonly posted: PostedForm['fields'] | null;
}

const keyShape = /^[\w-]{8,64}$/;

/** Begins to render a page on the server; null where it is for the browser alone. */
export function attemptRendering(
  request: FastifyRequest,
  { browser, set, page, path, profile, url, boot, reads, skipCache, calls, posted }: AttemptFacts,
  { rendering, faults }: PageOptions,
) {
  const by = rendering && renderedBy(set, page, path, modeOf(profile));
  if (!by) return null;
  // A fault that is played on a remote's way to the browser is to be seen there.
  const playing = new Set(faults.list().flatMap(({ target, remote }) => (target === 'server' ? [] : [remote])));
  if (Object.keys(by.releases).some((remote) => playing.has(remote))) return null;
  const order = {
    ...by,
    set: [
      JSON.stringify(profile),
      ...Object.entries(set.releases).map(([remote, { digest }]) => `${remote} ${digest}`),
    ],
    // Who is signed in is asked for a page of its visitor before anything else.
    reads: calls ? reads.filter((read) => read !== getSession.path) : reads,
    skipCache,
    address: `${url.pathname}${url.search}`,
    boot: { ...boot, descriptors: boot.descriptors.map(expandDescriptor) },
  };
  if (!calls) return rendering.open(request, browser, order);
  const nextKey = randomUUID();
  const given = posted?.find(([name]) => name === formKeyField)?.[1] ?? '';
  const formKey = keyShape.test(given) ? given : posted ? keyOfMinute(request, posted) : nextKey;
  const screen = page
    ? { remote: page.remote, pattern: page.route.pattern, params: page.params }
    : { remote: '', pattern: '', params: {} };
  const own = { origin: url.origin, formKey, nextKey, posted, ...screen };
  return rendering.open(request, browser, order, { calls, page: own });
}

/** Of a form without a key, as it comes from a page that is the same for everybody: what one visitor posts twice within a minute is done once. */
function keyOfMinute({ cookies, ip, url }: FastifyRequest, posted: PostedForm['fields']): string {
  const visitor = tokenOf(cookies) ?? ip;
  const minute = Math.floor(Date.now() / 60_000);
  return createHash('sha256')
    .update(JSON.stringify([visitor, url, posted, minute]))
    .digest('base64url')
    .slice(0, 32);
}
