import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { formFault } from '../proxy/check-state-change.ts';
import { ownOrigins } from '../proxy/checked-change.ts';
import { refusalOf } from '../proxy/refusals.ts';
import { localeOfRequest } from './locale-of-request.ts';
import { pageCompression } from './page-body.ts';
import type { PageOptions } from './page-options.ts';
import { answerForm } from './answer-form.ts';

const formType = 'application/x-www-form-urlencoded';
const mostBytes = 64 * 1024;
const postedFields = v.array(v.tuple([v.string(), v.string()]));

/** Takes the forms that browsers post to pages without scripts; only from pages of our own (SEC-6). */
export async function addForms(app: FastifyInstance, options: PageOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, [...new URLSearchParams(String(body))]),
  );
  app.post('/*', { compress: pageCompression }, async (request, reply) => {
    if (formFault({ headers: request.headers, origins: ownOrigins(request, options.publicUrl) })) {
      request.log.warn({ fault: 'origin', operation: 'form' }, 'state-change-refused');
      return reply.code(403).send(refusalOf(403, 'invalid-input', localeOfRequest(request.headers, request.cookies)));
    }
    return answerForm(request, reply, options, v.parse(postedFields, request.body));
  });
}
