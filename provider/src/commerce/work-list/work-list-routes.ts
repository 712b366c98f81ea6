import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Deps } from '../../platform/deps.ts';
import { isFromOperator } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/problem-error.ts';
import { workKinds } from '@aylal/domain/office';
import { finishWork, openWork } from './work-list.ts';

const asked = v.object({ kind: v.picklist(workKinds), reference: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)) });

/**
 * `/work-list`, and `POST /work-list/{kind}/{reference}/done` for the person who did it. For operators only: the host forwards neither, and strangers see nothing
 * there.
 */
export function registerWorkList(app: FastifyInstance, deps: Pick<Deps, 'clock' | 'config' | 'db' | 'logger'>): void {
  const operatorsOnly = (request: FastifyRequest) => {
    if (!isFromOperator(request, deps.config.hostKey)) throw refuse('not-found');
  };

  app.get('/work-list', async (request, reply) => {
    operatorsOnly(request);
    return reply.header('cache-control', 'no-store').send(await openWork(deps.db));
  });
  app.post('/work-list/:kind/:reference/done', async (request, reply) => {
    operatorsOnly(request);
    const parsed = v.safeParse(asked, request.params);
    if (!parsed.success) throw refuse('not-found');
    const { kind, reference } = parsed.output;
    if (!(await finishWork(deps.db, kind, reference, deps.clock.now()))) throw refuse('not-found');
    deps.logger.info('work-done', { kind, reference });
    return reply.code(204).send();
  });
}
