import { randomBytes } from 'node:crypto';
import { currencies, isLocale, type Currency, type Locale } from '@aylal/domain';
import type { ReleaseSet, ReleaseSource } from '@aylal/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FirstSight } from '../../rendering/render-order.ts';
import { expandDescriptor } from '../../remotes/boot-document.ts';
import { tokenOf } from '../proxy/session-cookie.ts';
import type { ContentFacts } from '../content/content-facts.ts';
import type { ProviderFacts } from '../provider/provider-facts.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import type { PaymentLease } from '../remotes/payment-lease.ts';
import type { ReleaseCounts } from '../remotes/release-counts.ts';
import { misbehaves, type ReleaseFaults } from '../remotes/release-faults.ts';
import type { PageRendering } from '../rendering/open-rendering.ts';
import { pagePolicy } from '../security/page-policy.ts';
import { bootDocument, type BootFacts } from './boot-document.ts';
import { earlyReads } from './early-reads.ts';
import { faultySet, hidesContents } from './faulty-set.ts';
import type { Fonts } from './fonts.ts';
import type { HostBuild } from './host-build.ts';
import { findPage } from './head/find-page.ts';
import { remoteHead } from './head/remote-head.ts';
import { lentOn, ownChunks } from './host-pages.ts';
import { matchPage } from './match-page.ts';
import { modeOf } from './mode-of.ts';
import { openPageBody } from './page-body.ts';
import { writePin } from './page-pin.ts';
import { pageScripts } from './page-scripts.ts';
import { pageOpening, pageRest, pageScriptElements, pageStart, type PageParts } from './render-page.ts';
import { renderedBy } from './rendered-by.ts';
import { staleListsCookie, staleListsOver } from './stale-lists.ts';
import { testerBanner } from './tester-banner.ts';

export interface PageOptions {
  readonly build: HostBuild;
  readonly config: NonNullable<BootFacts['config']>;
  readonly source: ReleaseSource;
  readonly facts: ProviderFacts;
  readonly content: ContentFacts;
  readonly faults: ReleaseFaults;
  readonly releasesFolder: string;
  /** Folder of all releases at a second origin, with a final slash. */
  readonly secondFiles: string | null;
  /** Origins whose pages may frame ours. */
  readonly frameAncestors: readonly string[];
  /** Origin of the game, which pages may frame. */
  readonly gameOrigin: string | null;
  /** Whether maps are Google's. */
  readonly googleMaps: boolean;
  readonly counts: ReleaseCounts;
  readonly lease: PaymentLease;
  readonly fonts: Fonts;
  readonly publicUrl: string;
  readonly secure: boolean;
  /** Null where pages are rendered in the browser only. */
  readonly rendering: PageRendering | null;
}

/** How long the scripts wait for the content, so that it has the line for itself; where that takes longer, the line shall not lie idle. */
const contentFirstMs = 300;

/** Answers with a page. Its start leaves at once; the rest follows when it is rendered, or at the deadline without a rendering. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: ReadonlyMap<string, string>,
  options: PageOptions,
): Promise<FastifyReply> {
  const { build, facts, faults, fonts, publicUrl } = options;
  const url = new URL(request.raw.url ?? '/', publicUrl);
  const [, language = '', ...rest] = url.pathname.replace(/\/+$/, '').split('/');
  const locale: Locale = isLocale(language) ? language : 'mn';
  const path = `/${rest.join('/')}`;
  const mode = modeOf(cookies);
  const anew = cookies.has(staleListsCookie);
  const chosen = await chooseReleases({ cookies, path, mode, log: request.log }, options);
  const set = faultySet(chosen.set, options);
  options.counts.page(chosen.browser, set);
  const descriptors = Object.values(set.releases).map((release) => release.record.descriptor);
  const page = matchPage(descriptors, path);
  const seen = page ? [{ remote: page.remote, chunk: page.route.chunk }] : lentOn(set, path, mode);
  const withRecord = seen.filter(({ remote }) => !hidesContents(faults, remote));
  const session = tokenOf(cookies) ? 'present' : 'absent';
  const nonce = randomBytes(16).toString('base64');
  const boot = bootDocument({
    locale,
    mode,
    session,
    currency: currencyOf(cookies),
    config: options.config,
    rates: facts.rates,
    set,
    secondFiles: options.secondFiles,
    pin: writePin(set, chosen.testing !== null),
    inlined: [
      ...withRecord.map(({ remote }) => remote),
      ...faults
        .list()
        .filter(misbehaves)
        .map(({ remote }) => remote),
    ].filter((id) => !build.record.bundled?.[id]),
  });
  const { status, head } = page
    ? { status: 200, head: remoteHead({ path, locale }, set.releases[page.remote]?.record.descriptor) }
    : await findPage({ path, query: url.searchParams, locale, publicUrl }, options.content);
  const by = options.rendering && status === 200 ? renderedBy(set, page, path, mode) : null;
  // A fault that is played on a remote's way to the browser is to be seen there.
  const playing = new Set(faults.list().flatMap(({ target, remote }) => (target === 'server' ? [] : [remote])));
  const reads = earlyReads(page, url.searchParams, 'absent');
  const attempt =
    options.rendering && by && !Object.keys(by.releases).some((remote) => playing.has(remote))
      ? options.rendering.open(request, chosen.browser, {
          ...by,
          set: Object.entries(set.releases).map(([remote, { digest }]) => `${remote} ${digest}`),
          reads,
          anew,
          address: `${url.pathname}${url.search}`,
          boot: { ...boot, descriptors: boot.descriptors.map(expandDescriptor) },
        })
      : null;
  const parts: PageParts = {
    locale,
    head,
    publicUrl,
    nonce,
    banner: chosen.testing ? testerBanner(chosen.testing, locale, url) : '',
    noindex: mode === 'emongolia' || (page?.route.noindex ?? false),
    fontSheet: fonts.sheet,
    fonts: fonts.files,
    build,
    scripts: pageScripts(build, withRecord, ownChunks(path, locale), set.releases, locale),
    early: earlyReads(attempt ? null : page, url.searchParams, session),
    contentFirst: attempt !== null,
  };
  reply.code(status).type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', '30');
  reply.header('cache-control', 'no-store').header('content-language', locale);
  reply.header(
    'content-security-policy',
    pagePolicy({
      nonce,
      containers: Object.values(set.releases).map((one) => one.record.container),
      releaseOrigins: originsOf(set, options.secondFiles),
      frameAncestors: options.frameAncestors,
      gameOrigin: options.gameOrigin,
      googleMaps: options.googleMaps,
    }),
  );
  const written = anew ? [...chosen.cookies, staleListsOver] : chosen.cookies;
  if (written.length > 0) reply.header('set-cookie', [...written]);
  const body = openPageBody(request, reply, pageStart(parts));
  const kept = attempt?.kept ?? null;
  const begun: { sight: FirstSight | null } = { sight: null };
  const showFirst = (sight: FirstSight) => {
    begun.sight = sight;
    body.goOn(pageOpening(parts, sight));
  };
  const { rest: rendering, late: scriptsAsked } =
    attempt && !kept
      ? await body.startWith(attempt.rendered(showFirst), pageScriptElements(parts), contentFirstMs)
      : { rest: kept, late: false };
  return body.finish(
    pageRest(parts, {
      scriptsAsked,
      seen: begun.sight,
      rendering,
      boot: rendering ? { ...boot, rendered: rendering.facts } : boot,
      early: attempt && !rendering ? reads : [],
    }),
  );
}

function currencyOf(cookies: ReadonlyMap<string, string>): Currency {
  const chosen = cookies.get('tapa_currency');
  return currencies.find((currency) => currency === chosen) ?? 'MNT';
}

function originsOf(set: ReleaseSet, secondFiles: string | null): string[] {
  const bases = Object.values(set.releases).flatMap((release) => [
    release.base,
    release.lastGood?.base ?? release.base,
  ]);
  if (secondFiles) bases.push(secondFiles);
  return [...new Set(bases.filter((base) => base.startsWith('http')).map((base) => new URL(base).origin))];
}
