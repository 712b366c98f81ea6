import { randomBytes } from 'node:crypto';
import { currencies, isLocale, type Currency, type Locale } from '@aylal/domain';
import type { ReleaseSet, ReleaseSource } from '@aylal/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentFacts } from '../content/content-facts.ts';
import { tokenOf } from '../proxy/session-cookie.ts';
import type { ProviderFacts } from '../provider/provider-facts.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import type { PaymentLease } from '../remotes/payment-lease.ts';
import type { ReleaseCounts } from '../remotes/release-counts.ts';
import { misbehaves, type ReleaseFaults } from '../remotes/release-faults.ts';
import { dropOverride, keepOverride, openTesterOverride, overrideParameter } from '../remotes/tester-override.ts';
import { pagePolicy } from '../security/page-policy.ts';
import { readCookies } from '../security/read-cookies.ts';
import { bootDocument, type BootFacts } from './boot-document.ts';
import { earlyReads } from './early-reads.ts';
import { faultySet, hidesContents } from './faulty-set.ts';
import type { Fonts } from './fonts.ts';
import type { HostBuild } from './host-build.ts';
import { findPage, remoteHead } from './head/find-page.ts';
import { firstLent, ownChunks } from './host-pages.ts';
import { languageRedirect } from './language-redirect.ts';
import { languageCookie } from './locale-of-request.ts';
import { matchPage } from './match-page.ts';
import { modeOf } from './mode-of.ts';
import { writePin } from './page-pin.ts';
import { pageScripts } from './page-scripts.ts';
import { renderPage } from './render-page.ts';
import { sendCompressed } from './send-compressed.ts';
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
  readonly counts: ReleaseCounts;
  readonly lease: PaymentLease;
  readonly fonts: Fonts;
  readonly publicUrl: string;
  readonly secure: boolean;
}

/** Every address that is nothing else is a page: of a remote, of the host, or a missing one (404, still with a working shell). */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  app.get('/*', async (request, reply) => {
    const cookies = readCookies(request.headers.cookie);
    const target = request.raw.url ?? '/';
    const redirect = languageRedirect(target, cookies.get(languageCookie));
    if (redirect) return reply.header('cache-control', 'no-store').header('vary', 'cookie').redirect(redirect, 302);
    if (target.includes(`${overrideParameter}=`)) return takeOverride(request, reply, options);
    return sendPage(request, reply, cookies, options);
  });
}

async function sendPage(
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
  const chosen = await chooseReleases({ cookies, path, mode, log: request.log }, options);
  const set = faultySet(chosen.set, options);
  options.counts.page(chosen.browser, set);
  const descriptors = Object.values(set.releases).map((release) => release.record.descriptor);
  const page = matchPage(descriptors, path);
  const part = page ? { remote: page.remote, chunk: page.route.chunk } : firstLent(descriptors, path, mode);
  const throwing = faults
    .list()
    .filter(misbehaves)
    .map((fault) => fault.remote);
  const inlined = [...(part ? [part.remote] : []), ...throwing].filter(
    (id) => !hidesContents(faults, id) && !build.record.bundled?.[id],
  );
  const session = tokenOf(cookies) ? 'present' : 'absent';
  const { status, head } = page
    ? { status: 200, head: remoteHead({ path, locale }) }
    : await findPage({ path, query: url.searchParams, locale, publicUrl }, options.content);
  const nonce = randomBytes(16).toString('base64');
  const html = renderPage({
    locale,
    head,
    publicUrl,
    nonce,
    banner: chosen.testing ? testerBanner(chosen.testing, locale, url) : '',
    noindex: mode === 'emongolia' || (page?.route.noindex ?? false),
    fontSheet: fonts.sheet,
    fonts: fonts.files,
    build,
    scripts: pageScripts(
      build,
      part && hidesContents(faults, part.remote) ? null : part,
      ownChunks(path, locale),
      part ? set.releases[part.remote] : undefined,
      locale,
    ),
    early: earlyReads(page, url.searchParams, session),
    boot: bootDocument({
      locale,
      mode,
      session,
      currency: currencyOf(cookies),
      config: options.config,
      rates: facts.rates,
      set,
      secondFiles: options.secondFiles,
      pin: writePin(set, chosen.testing !== null),
      inlined,
    }),
  });
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
    }),
  );
  if (chosen.cookies.length > 0) reply.header('set-cookie', [...chosen.cookies]);
  return sendCompressed(request, reply, html);
}

/** A tester's link: the token moves into a cookie, the address is clean again. */
async function takeOverride(
  request: FastifyRequest,
  reply: FastifyReply,
  { source, secure, publicUrl }: PageOptions,
): Promise<FastifyReply> {
  const url = new URL(request.raw.url ?? '/', publicUrl);
  const token = url.searchParams.get(overrideParameter) ?? '';
  url.searchParams.delete(overrideParameter);
  const override = await openTesterOverride(source, token, request.log);
  return reply
    .header('cache-control', 'no-store')
    .header('set-cookie', override ? keepOverride(token, override, secure) : dropOverride(secure))
    .redirect(`${url.pathname}${url.search}`, 302);
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
