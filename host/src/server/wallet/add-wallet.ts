import { timingSafeEqual } from 'node:crypto';
import { getWallet, readWallet } from '@aylal/contracts/wallet';
import { JsonRefused, parseStrictJson } from '@aylal/server';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { localeOfRequest } from '../pages/locale-of-request.ts';
import { checkedChange } from '../proxy/checked-change.ts';
import { forwardCall, type ForwardOptions } from '../proxy/forward-call.ts';
import { refusalOf } from '../proxy/refusals.ts';
import { tokenOf } from '../proxy/session-cookie.ts';

export interface WalletOptions extends ForwardOptions {
  readonly publicUrl: string;
}

/** POST /api/wallet (CALL-73, GAP-46): our own address for the provider's wallet of this session. A token in the body may only be this session's own (ruling 15). */
export function addWallet(app: FastifyInstance, options: WalletOptions): void {
  app.post(getWallet.path, async (request, reply) => {
    if (!checkedChange(request, reply, { publicUrl: options.publicUrl, operation: getWallet.name })) return reply;
    const cookies = request.cookies;
    const locale = localeOfRequest(request.headers, cookies);
    const asked = v.safeParse(getWallet.body, parsed(request.body));
    if (!asked.success) return reply.code(400).send(refusalOf(400, 'invalid-input', locale));
    const { token, type } = asked.output;
    if (token !== undefined && !isSame(token, tokenOf(cookies)))
      return reply.code(401).send(refusalOf(401, 'not-signed-in', locale));
    return forwardCall(request, reply, readWallet, options, {
      method: 'GET',
      path: `${readWallet.path}?type=${type}`,
      body: null,
    });
  });
}

function parsed(body: unknown): unknown {
  try {
    return parseStrictJson(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch (error) {
    if (error instanceof JsonRefused) return null;
    throw error;
  }
}

function isSame(given: string, own: string | null): boolean {
  if (own === null) return false;
  const [one, two] = [Buffer.from(given), Buffer.from(own)];
  return one.length === two.length && timingSafeEqual(one, two);
}
