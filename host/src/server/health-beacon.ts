import { isFailure, loadOutcomes } from '@aylal/releases';
import { JsonRefused, parseStrictJson } from '@aylal/server';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mostReports, type LoadReport } from '../remotes/report-load.ts';
import type { ReleaseCounts } from './remotes/release-counts.ts';
import type { ReportLimit } from './security/report-limit.ts';
import { browserOf } from './security/browser-cookie.ts';
import { readCookies } from './security/read-cookies.ts';

const reasons = [
  'manifest',
  'entry',
  'expose',
  'chunk',
  'render',
  'contract',
  'door',
  'unknown-remote',
  'listener',
  'promise',
  'loader',
] as const satisfies readonly LoadReport['reason'][];

/** Nothing else is taken: no address, no text of an error, nothing that a person typed (PII-1). */
const beacon = v.strictObject({
  reports: v.pipe(
    v.array(
      v.strictObject({
        outcome: v.picklist([...loadOutcomes, 'blocked']),
        id: v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,40}$/)),
        release: v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/)),
        ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        reason: v.exactOptional(v.picklist(reasons)),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostReports),
  ),
});

interface BeaconOptions {
  readonly counts: ReleaseCounts;
  readonly isTooMuch: ReportLimit;
  /** Whether there is a remote of that id: another name may be anything, and is not logged. */
  readonly isRemote: (id: string) => boolean;
}

const versionShape = /^\d{1,4}\.\d{1,4}\.\d{1,4}\+[0-9a-f]{1,64}$/;

/** What browsers tell about remotes in batches: counted per remote and release; trouble is logged, without anything personal (architecture §3.7). */
export function addHealthBeacon(app: FastifyInstance, { counts, isTooMuch, isRemote }: BeaconOptions): void {
  app.post('/health-beacon', { bodyLimit: 8192 }, async (request, reply) => {
    if (isTooMuch(request.ip)) return reply.code(429).header('retry-after', '60').send();
    const parsed = v.safeParse(beacon, parseText(request.body));
    if (!parsed.success) return reply.code(400).send();
    const browser = browserOf(readCookies(request.headers.cookie));
    for (const { outcome, ...report } of parsed.output.reports) {
      if (browser && outcome !== 'blocked') counts.outcome(browser, { ...report, outcome });
      if (outcome === 'blocked' || isFailure(outcome))
        request.log.warn({
          event: 'remote-trouble',
          outcome,
          remote: isRemote(report.id) ? report.id : 'unknown',
          release: versionShape.test(report.release) ? report.release : 'unknown',
          reason: report.reason,
        });
    }
    return reply.code(204).send();
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
