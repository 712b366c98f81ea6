import type { Locale } from '@aylal/domain/language';
import type { ReleaseSet } from '@aylal/releases';
import { currentTrace, writeTraceparent } from '@aylal/server';
import type { FastifyReply } from 'fastify';
import { setCookies, type AnswerCookie } from '../security/add-cookies.ts';
import { pagePolicy } from '../security/page-policy.ts';
import type { PageOptions } from './page-options.ts';

interface HeaderFacts {
  readonly status: number;
  readonly locale: Locale;
  readonly nonce: string;
  readonly set: ReleaseSet;
  readonly cookies: readonly AnswerCookie[];
  /** The page is its visitor's own. */
  readonly personal: boolean;
}

/**
 * The head of a page's answer: status, language, policy (WEB-1), cookies. Nothing stores a page of its visitor; one that is the same for everybody is asked for again each time,
 * but by Back and Forward, for which the browser keeps it as it was left (decision 0325).
 */
export function writeHeaders(
  reply: FastifyReply,
  { status, locale, nonce, set, cookies, personal }: HeaderFacts,
  { secondFiles, frameAncestors, gameOrigin, googleMaps }: PageOptions,
): void {
  reply.code(status).type('text/html; charset=utf-8');
  if (status === 503) reply.header('retry-after', '30');
  reply
    .header('cache-control', personal || status === 503 ? 'no-store' : 'private, no-cache')
    .header('vary', 'cookie')
    .header('content-language', locale);
  const trace = currentTrace();
  // What the page asks later belongs to the same trace.
  if (trace) reply.header('server-timing', `traceparent;desc="${writeTraceparent(trace)}"`);
  reply.header(
    'content-security-policy',
    pagePolicy({
      nonce,
      containers: Object.values(set.releases).map((one) => one.record.container),
      releaseOrigins: originsOf(set, secondFiles),
      frameAncestors,
      gameOrigin,
      googleMaps,
    }),
  );
  setCookies(reply, cookies);
}

function originsOf(set: ReleaseSet, secondFiles: string | null): string[] {
  const bases = Object.values(set.releases).flatMap((release) => [
    release.base,
    release.lastGood?.base ?? release.base,
  ]);
  if (secondFiles) bases.push(secondFiles);
  return [...new Set(bases.filter((base) => base.startsWith('http')).map((base) => new URL(base).origin))];
}
