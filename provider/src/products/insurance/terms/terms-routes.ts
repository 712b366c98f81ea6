import { readInsuranceTerms } from '@aylal/contracts/insurance';
import { isLocale } from '@aylal/domain/language';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../../../platform/http/problem-error.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { TermsPapers } from './terms-papers.ts';

const FRESH_SECONDS = 600;

/** NEED-161: where the terms of a cover lie, in the language of the call. */
export function insuranceTermsRoute(papers: TermsPapers): Route {
  return route(readInsuranceTerms).to(async ({ params: { name }, locale }) => {
    const { title, bytes } = await papers.read(name, locale);
    return {
      status_code: 200,
      result: { title, file: `/papers/insurance/${name}/${locale}.pdf`, bytes: bytes.length },
    };
  });
}

/** MODAL-08: the terms themselves, as a PDF. Only names of the list are opened (GAP-67); an unchanged one is answered with 304. */
export function registerTermsPapers(app: FastifyInstance, papers: TermsPapers): void {
  app.get<{ Params: { name: string; file: string } }>('/papers/insurance/:name/:file', async (request, reply) => {
    const { name, file } = request.params;
    const [, locale = ''] = /^([a-z]{2})\.pdf$/.exec(file) ?? [];
    if (!isLocale(locale)) throw refuse('not-found');
    const { tag, bytes } = await papers.read(name, locale);
    const etag = `"${tag}"`;
    reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`).header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${name}-${locale}.pdf"`)
      .send(bytes);
  });
}
