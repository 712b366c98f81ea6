import type { FastifyInstance } from 'fastify';
import type { ReportLimit } from './report-limit.ts';

/** Where browsers say what a page's policy has stopped (WEB-1). Only the directive is logged: addresses may hold what a person typed. */
export function addPolicyReports(app: FastifyInstance, isTooMuch: ReportLimit): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );
  app.post('/csp-report', async (request, reply) => {
    if (isTooMuch(request.ip)) return reply.code(429).header('retry-after', '60').send();
    request.log.warn(
      {
        directive: /"(?:effective-?directive|effectiveDirective)":"([\w-]+)"/i.exec(String(request.body))?.[1],
      },
      'csp-violation',
    );
    return reply.code(204).send();
  });
}
