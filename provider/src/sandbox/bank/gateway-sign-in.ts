import type { FastifyInstance } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../../platform/deps.ts';
import { sha256 } from '../../platform/ids.ts';
import { isTokenGood, setSessionCookie } from './sandbox-bank-store.ts';

const TOKEN_MS = 600_000;

/** The door of a sandbox bank's gateway: `/auth/token` by client credentials, and no other call without a good token of the same `name`. */
export function gatewaySignIn(
  app: FastifyInstance,
  { db, clock, ids }: Pick<Deps, 'clock' | 'db' | 'ids'>,
  { username, password, name }: { readonly username: string; readonly password: string; readonly name: string },
): void {
  const expected = sha256(`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`);
  // Tokens of other partners are in the same table and open nothing here.
  const hashOf = (token: string) => sha256(`${name} ${token}`);

  app.addHook('preHandler', async (request, reply) => {
    if (request.url.includes('/auth/token?')) return;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!(await isTokenGood(db, hashOf(token), 'access', clock.now())))
      return reply.code(401).send({ error: 'INVALID_TOKEN', message: 'INVALID_TOKEN' });
  });

  app.post('/auth/token', async (request, reply) => {
    const given = sha256(request.headers.authorization ?? '');
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
      return reply.code(401).send({ error: 'INVALID_CLIENT', message: 'INVALID_CLIENT' });
    const access_token = ids.token();
    await setSessionCookie(db, hashOf(access_token), 'access', clock.now() + TOKEN_MS, clock.now());
    return { token_type: 'Bearer', access_token, expires_in: TOKEN_MS / 1000 };
  });
}
