import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDiskFull } from '../database/disk-watch.ts';
import type { Logger } from '@aylal/server';
import { localeOf } from './locale-of.ts';
import { ProblemError, refuse } from './problem-error.ts';
import { refusalAnswer } from './refusal-answer.ts';

/** Every failure becomes an envelope that tells the customer what to do and nothing of our inside (AUT-8). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply, logger: Logger): FastifyReply {
  const problem = asProblem(error);
  const about = {
    request_id: request.id,
    route: request.routeOptions.url ?? 'unknown',
    problem: problem.problem,
    status_code: problem.status,
  };
  // Turning away what is too much is no failure of ours, and a full disk is logged once by its watch: there may be thousands of either.
  const isTurnedAway = (error === problem && problem.problem === 'unavailable') || isDiskFull(error);
  if (problem.status >= 500 && !isTurnedAway)
    logger.error('request-failed', { ...about, error: error === problem ? undefined : error });
  else logger.info('request-refused', { ...about, fields: fieldNames(problem) });
  if (problem.details.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(problem.details.retryAfterSeconds));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(refusalAnswer(problem, localeOf(request.headers['accept-language']))));
}

/** A name that comes twice is the client's own choice and may be anything, so it is not logged (PII-1). */
function fieldNames({ details }: ProblemError): string[] {
  return Object.entries(details.fields ?? {}).map(([name, fault]) =>
    fault === 'validation_repeated' ? '(repeated)' : name,
  );
}

/** Connection lost or refused, out of connections, out of disk, statement cancelled, server going down or starting. */
const UNAVAILABLE = /^(08|53|57|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EHOST|ENOSPC|58030)/;
/** Two transactions got into each other's way; nothing was done, the next try succeeds. */
const CONFLICT = /^40(001|P01)$/;

function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code.startsWith('FST_')) return fromFastify(error as FastifyError);
  if (UNAVAILABLE.test(code) || CONFLICT.test(code) || isPoolTimeout(error))
    return refuse('unavailable', { retryAfterSeconds: 1 });
  return refuse('internal');
}

function isPoolTimeout(error: unknown): boolean {
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/.test(
      error.message,
    )
  );
}

function fromFastify(error: FastifyError): ProblemError {
  const status = error.statusCode ?? 500;
  return status >= 500 ? refuse('internal') : refuse('invalid-input', { status });
}
