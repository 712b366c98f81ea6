import type { Endpoint, Problem } from '@aylal/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import type { Deps } from '../deps.ts';
import type { FaultRule } from '../faults/faults.ts';
import { ProblemError, refuse } from './problem-error.ts';
import { runRoute } from './route-runner.ts';
import type { Route, WireAnswer } from './route.ts';

/** Serves an operation of the contract. The final slash is optional and nothing redirects (GAP-42). */
export function registerOperation(app: FastifyInstance, deps: Deps, route: Route): void {
  const { operation } = route;
  app.route({
    method: operation.method,
    url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    handler: async (request, reply) => {
      const fault = deps.config.sandbox ? deps.faults.take(operation.name) : undefined;
      if (fault && (await applyFault(fault, reply))) return reply;
      const answer = await withinDeadline(deps.config.requestDeadlineMs, runRoute(deps, route, request)).catch(
        (error: unknown) => {
          deps.answers.see(operation.name, { status_code: error instanceof ProblemError ? error.status : 500 });
          throw error;
        },
      );
      deps.answers.see(operation.name, answer, {
        release: request.headers['x-aylal-release'],
        body: request.body,
        query: request.query,
      });
      if (fault?.kind === 'drop-answer') return dropConnection(reply);
      return send(request, reply, operation, checked(deps, operation, answer));
    },
  });
}

/** The customer gets an answer within the deadline. What was begun still ends by the deadlines of its statements; a retry by key finds its outcome. */
async function withinDeadline<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(refuse('unavailable', { retryAfterSeconds: 1 })), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** HTTP status = `status_code`, but 204 is sent as 200 because it has a body (GAP-25). */
export function send(
  _request: FastifyRequest,
  reply: FastifyReply,
  operation: Endpoint,
  answer: WireAnswer,
): FastifyReply {
  const { status_code, message = '', result = null, ...extra } = answer;
  if (operation.auth !== 'none') reply.header('cache-control', 'no-store');
  return reply
    .code(status_code === 204 ? 200 : status_code)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify({ status_code, message, result, ...extra }));
}

/** In tests an answer that the contract does not list is a fault of ours and shows as one (OPS-5). */
function checked(deps: Pick<Deps, 'config' | 'logger'>, operation: Endpoint, answer: WireAnswer): WireAnswer {
  if (deps.config.mode !== 'test') return answer;
  const schema = operation.answers[answer.status_code];
  const parsed = schema && v.safeParse(schema, JSON.parse(JSON.stringify(answer)));
  if (parsed?.success) return answer;
  deps.logger.error('answer-off-contract', {
    operation: operation.name,
    status_code: answer.status_code,
    faults: parsed?.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
  });
  throw refuse('internal');
}

/** The reason that belongs to a status which is played. */
function playedProblem(status: number | undefined): Problem {
  if (status === 401) return 'not-signed-in';
  if (status === 403) return 'session-refused';
  return status === 503 ? 'unavailable' : 'internal';
}

/** What `/sandbox/faults` asked for before the work is done. True when the fault is the whole answer. */
async function applyFault(rule: FaultRule, reply: FastifyReply): Promise<boolean> {
  if (rule.kind === 'slow') await wait(rule.delay_ms ?? 3_000, undefined, { ref: false });
  if (rule.kind === 'fail') throw refuse(playedProblem(rule.status), { status: rule.status ?? 500 });
  if (rule.kind === 'malformed') {
    reply.code(200).header('content-type', 'application/json; charset=utf-8').send('{"status_code":200,"result":');
    return true;
  }
  if (rule.kind === 'hang') reply.hijack();
  return rule.kind === 'hang';
}

/** The work is done and kept, its answer is lost on the way (MNY-12). */
function dropConnection(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
