import type { FastifyInstance, FastifyReply } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { sha256 } from '../../ids.ts';
import { isTokenGood, keepToken } from './sandbox-bank-store.ts';
import { sandboxFault } from './sandbox-fault.ts';
import { transfersAfter } from './transfer-store.ts';

const TOKEN_MS = 600_000;
const AT_ONCE = 500;

/**
 * The sandbox's bank as firms reach it: a token by client credentials, and the movements of our account after a record, under `/sandbox/gateway/v1`.
 * The fault `transfer` makes it slow, failing, malformed, silent or losing its answer.
 */
export function gatewayServer(app: FastifyInstance, deps: Deps): void {
  const { db, clock, ids, config } = deps;
  const { username, password, account } = config.partners.transfer;
  const expected = sha256(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  // Tokens of other partners are kept in the same table and open nothing here.
  const hashOf = (token: string) => sha256(`gateway ${token}`);
  const no = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error, message: error });

  app.post('/auth/token', async (request, reply) => {
    if (await sandboxFault(deps, 'transfer', reply)) return reply;
    const given = sha256(request.headers.authorization ?? '');
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return no(reply, 401, 'INVALID_CLIENT');
    const access_token = ids.token();
    await keepToken(db, hashOf(access_token), 'access', clock.now() + TOKEN_MS, clock.now());
    return { token_type: 'Bearer', access_token, expires_in: TOKEN_MS / 1000 };
  });

  app.get<{ Params: { account: string } }>('/statements/:account/record', async (request, reply) => {
    if (await sandboxFault(deps, 'transfer', reply)) return reply;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!(await isTokenGood(db, hashOf(token), 'access', clock.now()))) return no(reply, 401, 'INVALID_TOKEN');
    if (request.params.account !== account) return no(reply, 404, 'ACCOUNT_NOT_FOUND');
    const record = /[?&]record=(\d{1,15})(?:&|$)/.exec(request.url)?.[1];
    if (record === undefined) return no(reply, 400, 'RECORD_REQUIRED');
    const rows = await transfersAfter(db, Number(record), AT_ONCE);
    return {
      account,
      currency: 'MNT',
      transactions: rows.map((row) => ({
        record: row.record,
        postDate: new Date(row.created_at).toISOString().slice(0, 10),
        amount: row.amount.toFixed(2),
        description: row.purpose,
        relatedAccount: row.sender,
      })),
    };
  });
}
