import type { FastifyInstance } from 'fastify';

/** Where browsers say what a page's policy has stopped (WEB-1). Only the directive is logged: addresses may hold what a person typed. */
export function addPolicyReports(app: FastifyInstance): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string', bodyLimit: 16_384 },
    (_request, body, done) => done(null, body),
  );
  app.post('/csp-report', async (request, reply) => {
    request.log.warn({
      event: 'csp-violation',
      directive: /"(?:effective-?directive|effectiveDirective)":"([\w-]+)"/i.exec(String(request.body))?.[1],
    });
    return reply.code(204).send();
  });
}
