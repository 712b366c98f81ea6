import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { ReleaseCounts } from './remotes/release-counts.ts';
import { browserCookie } from './security/browser-cookie.ts';
import { readCookies } from './security/read-cookies.ts';

const report = v.object({
  outcome: v.picklist(['last-good', 'failed', 'render-error']),
  id: v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,40}$/)),
  release: v.pipe(v.string(), v.regex(/^[\w.+-]{0,60}$/)),
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  reason: v.optional(v.pipe(v.string(), v.regex(/^[a-z-]{1,30}$/))),
});

/** What browsers tell about remotes that did not load or threw: counted per remote and release, logged without anything personal (architecture §3.7). */
export function addHealthBeacon(app: FastifyInstance, counts: ReleaseCounts): void {
  app.post('/health-beacon', { bodyLimit: 4096 }, async (request, reply) => {
    const parsed = v.safeParse(report, parseText(request.body));
    if (!parsed.success) return reply.code(400).send();
    const { id, release, outcome, reason } = parsed.output;
    const browser = readCookies(request.headers.cookie).get(browserCookie);
    if (browser && outcome !== 'last-good') counts.failure(browser, id, release);
    request.log.warn({ event: 'remote-trouble', remote: id, release, outcome, reason });
    return reply.code(204).send();
  });
}

/** A beacon arrives as text. */
function parseText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
