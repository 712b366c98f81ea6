import type { Endpoint } from '@aylal/contracts';
import { getStaffSession, type StaffMember } from '@aylal/contracts/office';
import type { Problem } from '@aylal/contracts';
import { PublishRefused, Refused, RegistryUnreachable } from '@aylal/releases';
import { JsonRefused, parseStrictJson } from '@aylal/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { checkedChange } from '../proxy/checked-change.ts';
import { channelAnswers } from './channel-answers.ts';
import type { ConsoleAnswer, ConsoleRegistry } from './console-context.ts';
import { managementAnswers } from './management-answers.ts';
import { registryAnswers } from './registry-answers.ts';
import { releaseAnswers } from './release-answers.ts';

export interface ConsoleOptions extends ConsoleRegistry {
  readonly publicUrl: string;
  readonly now?: () => Date;
}

/** A command with its signature; the registry takes 128 KB. */
const mostBytes = 128 * 1024;

/** The operations of the console. Who asks is the provider's word, in the role that the contract names; what an act may do is the registry's, by its signature. */
export function addConsole(app: FastifyInstance, options: ConsoleOptions): void {
  const { registry, publicUrl, now = () => new Date() } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
    done(null, body),
  );
  const answers = [
    ...channelAnswers(registry, now),
    ...releaseAnswers(registry, now),
    ...registryAnswers(options),
    ...managementAnswers(registry, now),
  ];
  for (const answer of answers) {
    const { operation } = answer;
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        if (operation.method !== 'GET' && !checkedChange(request, reply, { publicUrl, operation: operation.name }))
          return reply;
        const asker = await askerOf(app, request);
        if (typeof asker === 'number') return refuse(reply, asker, asker === 401 ? 'not-signed-in' : 'unavailable');
        if (!operation.roles?.includes(asker.role)) return refuse(reply, 403, 'session-refused');
        return answerCall(answer, request, reply, asker);
      },
    });
  }
}

async function answerCall(
  { operation, result }: ConsoleAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  staff: StaffMember,
): Promise<FastifyReply> {
  const parts = [
    [operation.params, request.params],
    [operation.query, request.query],
    [operation.body, bodyOf(request)],
  ] as const;
  const parsed = parts.map(([schema, value]) => (schema ? v.safeParse(schema, value) : null));
  if (parsed.some((one) => one?.success === false)) return refuse(reply, 400, 'invalid-input');
  const [params, query, body] = parsed.map((one) => one?.output);
  try {
    const call = { params, query, body, staff } as Parameters<typeof result>[0];
    return await reply.send({ status_code: 200, message: '', result: await result(call) });
  } catch (error) {
    if (error instanceof RegistryUnreachable) return refuse(reply, 503, 'unavailable');
    if (error instanceof Refused) return refuseLikeRegistry(reply, operation, error);
    throw error;
  }
}

const missing = ['not-published', 'bad-name', 'no-revision'];

/** What the registry refuses, with its own code and sentence. */
function refuseLikeRegistry(reply: FastifyReply, operation: Endpoint, error: Refused): FastifyReply {
  if (error.code === 'conflict' && 409 in operation.answers) return refuse(reply, 409, 'state-conflict', error.message);
  if (missing.includes(error.code) && 404 in operation.answers) return refuse(reply, 404, 'not-found', error.message);
  const findings = error instanceof PublishRefused ? error.findings : [];
  return reply.code(400).send({
    status_code: 400,
    message: error.message,
    result: { problem: 'invalid-input', code: error.code, findings },
  });
}

function refuse(reply: FastifyReply, status: number, problem: Problem, message = ''): FastifyReply {
  return reply.code(status).send({ status_code: status, message, result: { problem } });
}

/** Who of the office asks, by their session; 401 for nobody, 503 where the provider does not say. */
async function askerOf(app: FastifyInstance, request: FastifyRequest): Promise<StaffMember | 401 | 503> {
  const answer = await app.inject({
    method: 'GET',
    url: getStaffSession.path,
    remoteAddress: request.ip,
    headers: { cookie: request.headers.cookie ?? '', 'user-agent': request.headers['user-agent'] ?? '' },
  });
  if (answer.statusCode === 401 || answer.statusCode === 403) return 401;
  const parsed = answer.statusCode === 200 ? v.safeParse(getStaffSession.answers[200], answer.json()) : null;
  return parsed?.success ? parsed.output.result.staff : 503;
}

function bodyOf({ body }: FastifyRequest): unknown {
  if (!Buffer.isBuffer(body)) return undefined;
  try {
    return parseStrictJson(body.toString('utf8'));
  } catch (error) {
    if (error instanceof JsonRefused) return null;
    throw error;
  }
}
