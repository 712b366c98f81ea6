import type { Endpoint, Problem } from '@aylal/contracts';
import { PublishRefused, Refused, RegistryUnreachable } from '@aylal/releases';
import type { FastifyReply } from 'fastify';

const missing = ['not-published', 'bad-name', 'no-revision'];

/** Answers what the registry refuses, with its own code and sentence; 503 where it is away. Throws what is neither. */
export function refuseLikeRegistry(reply: FastifyReply, operation: Endpoint, error: unknown): FastifyReply {
  if (error instanceof RegistryUnreachable) return refuse(reply, 503, 'unavailable');
  if (!(error instanceof Refused)) throw error;
  if (error.code === 'too-long' && 413 in operation.answers) return refuse(reply, 413, 'invalid-input', error.message);
  if (error.code === 'conflict' && 409 in operation.answers) return refuse(reply, 409, 'state-conflict', error.message);
  if (missing.includes(error.code) && 404 in operation.answers) return refuse(reply, 404, 'not-found', error.message);
  const findings = error instanceof PublishRefused ? error.findings : [];
  return reply.code(400).send({
    status_code: 400,
    message: error.message,
    result: { problem: 'invalid-input', code: error.code, findings },
  });
}

/** Answers with a problem. */
export function refuse(reply: FastifyReply, status: number, problem: Problem, message = ''): FastifyReply {
  return reply.code(status).send({ status_code: status, message, result: { problem } });
}
