import { randomBytes } from 'node:crypto';
import { isLocale, type Locale } from '@aylal/domain/language';
import { currencies, type Currency } from '@aylal/domain/money';
import type { PostedForm } from '@aylal/shell/descriptor';
import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../proxy/session-cookie.ts';
import type { Rendering } from '../rendering/page-renderer.ts';
import { chooseReleases } from '../remotes/choose-releases.ts';
import { misbehaves } from '../remotes/release-faults.ts';
import { readCountedAt, countedAtCookie } from '../security/counted-cookie.ts';
import { attemptRendering } from './attempt-rendering.ts';
import { bootDocument } from './boot-document.ts';
import { preloadedReads } from './preloaded-reads.ts';
import { faultInjectionSet, hidesContents } from './fault-injection-set.ts';
import { findPage } from './head/find-page.ts';
import { productPage } from './head/product-head.ts';
import { remoteHead } from './head/remote-head.ts';
import { providesEarlier } from './host-build.ts';
import { contributedTo, lentOn, ownChunks } from './host-pages.ts';
import { matchPage } from './match-page.ts';
import type { PageOptions } from './page-options.ts';
import { writePin } from './page-pin.ts';
import { pageScripts } from './page-scripts.ts';
import { modeOf, profileOf } from './profile-of.ts';
import { pageRest, type PageParts, type PageRest } from './render-page.ts';
import { staleListsCookie, staleListsOver } from './stale-lists.ts';
import { testerBanner } from './tester-banner.ts';
import { createVisitorCalls } from './visitor-calls.ts';
import type { RequestCookies } from '../security/add-cookies.ts';
import { currencyCookie } from '../../config/currency-choice.ts';

export type PreparedPage = Awaited<ReturnType<typeof preparePage>>;

/** Everything of a page but its rendering; of a page of its visitor with the calls that are made for it. */
export async function preparePage(
  request: FastifyRequest,
  cookies: RequestCookies,
  options: PageOptions,
  posted: PostedForm['fields'] | null,
) {
  const { build, facts, faults, fonts, publicUrl } = options;
  const url = new URL(request.raw.url ?? '/', publicUrl);
  const [, language = '', ...rest] = url.pathname.replace(/\/+$/, '').split('/');
  const locale: Locale = isLocale(language) ? language : 'mn';
  const path = `/${rest.join('/')}`;
  const profile = profileOf(cookies, options.source);
  const mode = modeOf(profile);
  const skipCache = cookies[staleListsCookie] !== undefined;
  const chosen = await chooseReleases({ cookies, path, profile, log: request.log }, options);
  const set = faultInjectionSet(chosen.set, options);
  const countedAt = readCountedAt(cookies, set.channel);
  options.counts.page(chosen.browser, set, countedAt);
  const descriptors = Object.values(set.releases).map((release) => release.record.descriptor);
  const page = matchPage(descriptors, path);
  const seen = page
    ? [{ remote: page.remote, chunk: page.route.chunk }, ...contributedTo(set, page)]
    : lentOn(set, path, mode);
  const withRecord = seen.filter(({ remote }) => !hidesContents(faults, remote));
  const session = !options.office && tokenOf(cookies) ? 'present' : 'absent';
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
    hasEarlier: providesEarlier(build),
  });
  const { status, head } = page
    ? await productPage(
        page,
        remoteHead({ path, locale }, set.releases[page.remote]?.record.descriptor),
        { locale, publicUrl },
        options.products,
      )
    : await findPage({ path, mode, query: url.searchParams, locale, publicUrl }, options.content);
  // A page that is the same for everybody is its visitor's own where it answers a form.
  const forVisitor =
    page?.route.server === 'visitor' || (posted !== null && (page === null || page.route.server !== undefined));
  const calls = forVisitor ? createVisitorCalls(options.inject, request, publicUrl) : null;
  const reads = preloadedReads(page, url.searchParams, calls ? session : 'absent');
  const attempt =
    status === 200
      ? attemptRendering(
          request,
          { set, page, path, profile, reads, skipCache, url, boot, browser: chosen.browser, calls, posted },
          options,
        )
      : null;
  const parts: PageParts = {
    locale,
    head,
    publicUrl,
    nonce,
    banner: chosen.testing ? testerBanner(chosen.testing, locale, url) : '',
    // Its addresses are those of the web, with less on them.
    noindex: profile.name !== 'web' || (page?.route.noindex ?? false),
    fontSheet: fonts.sheet,
    fonts: fonts.files,
    build,
    scripts: pageScripts(build, withRecord, ownChunks(path, locale), set.releases, locale),
    early: preloadedReads(attempt ? null : page, url.searchParams, session),
    contentFirst: attempt !== null,
  };
  const answerCookies = [
    ...chosen.cookies,
    ...(set.revision > countedAt ? [countedAtCookie(set.channel, set.revision)] : []),
    ...(skipCache ? [staleListsOver] : []),
  ];
  return { parts, attempt, answerCookies, status, set, locale, boot, reads, calls, personal: calls !== null };
}

/** The rest of a prepared page, with its rendering, or with what the browser needs to render it. */
export function restOf(
  { parts, attempt, boot, reads }: PreparedPage,
  rendering: Rendering | null,
  sent: Pick<PageRest, 'scriptsAsked' | 'seen' | 'leadsTo' | 'asksAgain'>,
): string {
  const shown = rendering?.leadsTo === undefined ? rendering : null;
  return pageRest(parts, {
    ...sent,
    rendering: shown,
    boot: shown ? { ...boot, rendered: shown.facts } : boot,
    early: attempt && !shown ? reads : [],
  });
}

function currencyOf(cookies: RequestCookies): Currency {
  const chosen = cookies[currencyCookie];
  return currencies.find((currency) => currency === chosen) ?? 'MNT';
}
