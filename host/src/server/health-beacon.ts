import { isFailure, loadOutcomes, releaseFailure, vitalNames } from '@aylal/releases';
import {
  currentTrace,
  JsonRefused,
  nextSpan,
  parseStrictJson,
  tellSpan,
  type TraceContext,
  type Traces,
} from '@aylal/server';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { cleanMessage } from '../remotes/clean-message.ts';
import type { FailureDetails } from '../remotes/describe-failure.ts';
import { mostReports, type LoadReport } from '../remotes/report-load.ts';
import { browserFamily } from './remotes/browser-family.ts';
import type { ReleaseCounts } from './remotes/release-counts.ts';
import type { ReleaseFailures } from './remotes/release-failures.ts';
import type { ReportLimit } from './security/report-limit.ts';
import { browserOf } from './security/browser-cookie.ts';

const reasons = [
  'manifest',
  'entry',
  'expose',
  'chunk',
  'render',
  'contract',
  'module',
  'unknown-remote',
  'listener',
  'promise',
  'loader',
] as const satisfies readonly LoadReport['reason'][];

/** Of an error: `releaseFailure` says what each member may hold. */
const { kind, message, frames, route } = releaseFailure.entries;
const details = v.strictObject({ kind, message, frames, route });

/** Of the remote that owned the page: a name of ours and a number. */
const vital = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,40}$/)),
  release: v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/)),
  name: v.picklist(vitalNames),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  /** Pages that were opened before there was one do not say it. */
  route: v.exactOptional(route),
});

/** Nothing else is taken: no address, no text of an error but a cleaned one, nothing that a person typed (PII-1). */
const outcomes = v.strictObject({
  reports: v.pipe(
    v.array(
      v.strictObject({
        outcome: v.picklist([...loadOutcomes, 'blocked']),
        id: v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,40}$/)),
        release: v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/)),
        ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        reason: v.exactOptional(v.picklist(reasons)),
        cached: v.exactOptional(v.literal(true)),
        details: v.exactOptional(details),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostReports),
  ),
});

/** The trace of the page that tells it. */
const traceparent = v.exactOptional(v.pipe(v.string(), v.maxLength(60)));

const beacon = v.union([
  v.strictObject({ ...outcomes.entries, traceparent }),
  v.strictObject({ vitals: v.pipe(v.array(vital), v.minLength(1), v.maxLength(vitalNames.length)), traceparent }),
]);

interface BeaconOptions {
  /** Which trace a page belongs to that says so. */
  readonly traces: Pick<Traces, 'read'>;
  readonly counts: ReleaseCounts;
  readonly failures: ReleaseFailures;
  readonly isTooMuch: ReportLimit;
  /** Whether there is a remote of that id: another name may be anything, and is not logged. */
  readonly isRemote: (id: string) => boolean;
  /** Whether a remote has a page of that pattern: another text may be an address. */
  readonly isRoute: (pattern: string) => boolean;
}

/** Twenty reports, four of them with details. */
const mostBytes = 16_384;

const versionShape = /^\d{1,4}\.\d{1,4}\.\d{1,4}\+[0-9a-f]{1,64}$/;

/** What browsers tell about remotes in batches: counted per remote and release; trouble is logged, without anything personal (architecture §3.7). */
export function addHealthBeacon(app: FastifyInstance, options: BeaconOptions): void {
  const { counts, isTooMuch, isRemote } = options;
  app.post('/health-beacon', { bodyLimit: mostBytes }, async (request, reply) => {
    if (isTooMuch(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const parsed = v.safeParse(beacon, parseText(request.body));
    if (!parsed.success) return reply.code(400).send();
    const browser = browserOf(request.cookies);
    const trace = options.traces.read(parsed.output.traceparent) ?? currentTrace() ?? null;
    if ('vitals' in parsed.output) {
      for (const one of parsed.output.vitals) {
        if (browser)
          counts.vital(browser, { ...one, route: options.isRoute(one.route ?? '') ? (one.route ?? '') : '' });
        tellOfPage(options, trace, one, { name: `page ${one.name}`, value: one.value });
      }
      return reply.code(204).send();
    }
    const family = browserFamily(request.headers['user-agent']);
    for (const { outcome, details: failureDetails, ...report } of parsed.output.reports) {
      if (browser && outcome !== 'blocked') counts.outcome(browser, { ...report, outcome });
      const failed = outcome === 'blocked' || isFailure(outcome);
      tellOfPage(options, trace, report, { name: `page ${outcome}`, value: report.ms, failed });
      if (browser && failureDetails) addFailure(options, { browser, family }, report, failureDetails);
      if (failed)
        request.log.warn(
          {
            outcome,
            remote: isRemote(report.id) ? report.id : 'unknown',
            release: versionShape.test(report.release) ? report.release : 'unknown',
            reason: report.reason,
          },
          'remote-trouble',
        );
    }
    return reply.code(204).send();
  });
}

/** Takes what a browser says of a release that it was given; its message is cleaned once more, whoever sent it. */
function addFailure(
  { counts, failures, isRoute }: BeaconOptions,
  { browser, family }: { readonly browser: string; readonly family: string },
  { id, release }: Pick<LoadReport, 'id' | 'release'>,
  failureDetails: FailureDetails,
): void {
  if (!counts.isGiven(browser, id, release)) return;
  failures.add({
    remote: id,
    version: release,
    kind: failureDetails.kind,
    message: cleanMessage(failureDetails.message),
    frames: failureDetails.frames,
    browser: family,
    route: isRoute(failureDetails.route) ? failureDetails.route : '',
  });
}

/** What a page tells is a span below its own request, with the remote and its release: how long something took on it, or how it is rated. */
function tellOfPage(
  { isRemote }: BeaconOptions,
  trace: TraceContext | null,
  { id, release }: { readonly id: string; readonly release: string },
  { name, value, failed = false }: { readonly name: string; readonly value: number; readonly failed?: boolean },
): void {
  const attributes = {
    'aylal.remote': isRemote(id) ? id : 'unknown',
    'aylal.release': versionShape.test(release) ? release : 'unknown',
    'aylal.value': value,
  };
  tellSpan({
    trace: nextSpan(trace),
    name,
    kind: 'internal',
    seconds: value / 1000,
    failed,
    attributes,
  });
}

/** A beacon arrives as text. */
function parseText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return parseStrictJson(body);
  } catch (error) {
    if (error instanceof JsonRefused) return null;
    throw error;
  }
}
