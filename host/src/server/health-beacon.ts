import { isFailure, loadOutcomes } from '@aylal/releases';
import { JsonRefused, parseStrictJson } from '@aylal/server';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { mostReports } from '../remotes/report-load.ts';
import type { ReleaseCounts } from './remotes/release-counts.ts';
import { browserOf } from './security/browser-cookie.ts';
import { readCookies } from './security/read-cookies.ts';

/** Nothing else is taken: no address, no text of an error, nothing that a person typed (PII-1). */
const beacon = v.strictObject({
  reports: v.pipe(
    v.array(
      v.strictObject({
        outcome: v.picklist([...loadOutcomes, 'blocked']),
        id: v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,40}$/)),
        release: v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/)),
        ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
        reason: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/))),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostReports),
  ),
});

/** What browsers tell about remotes in batches: counted per remote and release; trouble is logged, without anything personal (architecture §3.7). */
export function addHealthBeacon(app: FastifyInstance, counts: ReleaseCounts): void {
  app.post('/health-beacon', { bodyLimit: 8192 }, async (request, reply) => {
    const parsed = v.safeParse(beacon, parseText(request.body));
    if (!parsed.success) return reply.code(400).send();
    const browser = browserOf(readCookies(request.headers.cookie));
    for (const { outcome, ...report } of parsed.output.reports) {
      if (browser && outcome !== 'blocked') counts.outcome(browser, { ...report, outcome });
      if (outcome === 'blocked' || isFailure(outcome))
        request.log.warn({
          event: 'remote-trouble',
          outcome,
          remote: report.id,
          release: report.release,
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
