import type { StaffMember } from '@aylal/contracts/office';
import { JsonRefused, parseStrictJson } from '@aylal/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addUploads } from './add-uploads.ts';
import { allowedAsker } from './asker-of.ts';
import { channelAnswers } from './channel-answers.ts';
import type { ConsoleAnswer, ConsoleRegistry } from './console-context.ts';
import { managementAnswers } from './management-answers.ts';
import { refuse, refuseLikeRegistry } from './refuse-call.ts';
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
        const asker = await allowedAsker(app, { request, reply, operation, publicUrl });
        return asker ? answerCall(answer, request, reply, asker) : reply;
      },
    });
  }
  void app.register(async (scope) => addUploads(scope, options));
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
    return refuseLikeRegistry(reply, operation, error);
  }
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
