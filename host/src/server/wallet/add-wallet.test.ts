/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { createBreaker } from '../proxy/create-breaker.ts';
import { createReleaseCounts } from '../remotes/release-counts.ts';
import { shopApi } from '../proxy/forwarded-api.ts';
import { addProxy } from '../add-proxy.ts';
import { addCookies } from '../security/add-cookies.ts';

const token = 'token-of-this-session-0123456789';
const wallet = {
  current_balance: 5000,
  account_number: '7000000001',
  withdrawal_bank_account: '',
  withdrawal_bank_account_name: '',
  withdrawal_bank_name: '',
  last_transactions: [],
};

let provider: Server;
let pool: Pool;
let app: FastifyInstance;
let seen: IncomingMessage[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    seen.push(request);
    const signedIn = request.headers.authorization === `Bearer ${token}`;
    const answer = signedIn
      ? { status_code: 200, message: '', result: [wallet] }
      : { status_code: 401, message: '', result: { problem: 'not-signed-in' } };
    response.writeHead(answer.status_code, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0);
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  pool = new Pool(origin);
  app = Fastify();
  await addCookies(app, { secure: false });
  await app.register((scope) =>
    addProxy(scope, {
      api: shopApi,
      source: {},
      config: { dialUpNumber: '976' },
      provider: pool,
      origin,
      hostKey: null,
      suggestKey: null,
      breaker: createBreaker({ now: Date.now }),
      counts: createReleaseCounts(),
      deadlineMs: 1000,
      sandbox: false,
      frameAncestors: [],
      publicUrl: 'http://localhost:3000',
    }),
  );
});
afterAll(async () => {
  await app.close();
  await pool.close();
  provider.close();
});
beforeEach(() => {
  seen = [];
});

async function ask(body: string, { cookie = `tapa_accessToken=${token}`, ...headers }: Record<string, string> = {}) {
  const own = { origin: 'http://localhost:3000', 'content-type': 'application/json', 'x-aylal-client': 'web' };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/wallet',
    payload: body,
    headers: { ...own, cookie, ...headers },
  });
  return { status: answer.statusCode, body: answer.json(), cookie: answer.headers['set-cookie'] };
}

describe('[CALL-73] [API-64] POST /api/wallet', () => {
  it.each([
    ['game', '{"type":"game"}'],
    ['wallet', '{"type":"wallet"}'],
    ['game', JSON.stringify({ type: 'game', token })],
  ])('[GAP-46.1] [GAP-87.2] reads the %s of this session at the provider', async (type, body) => {
    expect(await ask(body)).toMatchObject({ status: 200, body: { status_code: 200, result: [wallet] } });
    expect([seen[0]?.method, seen[0]?.url]).toEqual(['GET', `/api/bogts/v1/wallet/?type=${type}`]);
    expect(seen[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('refuses the token of another session before anybody is asked', async () => {
    const other = JSON.stringify({ type: 'game', token: 'token-of-another-session-9876543' });
    expect(await ask(other)).toMatchObject({ status: 401, body: { result: { problem: 'not-signed-in' } } });
    expect(await ask(JSON.stringify({ type: 'game', token }), { cookie: 'a=b' })).toMatchObject({ status: 401 });
    expect(seen).toEqual([]);
  });

  it('passes on that nobody is signed in, and removes a token that is worth nothing', async () => {
    const stale = await ask('{"type":"game"}', { cookie: 'tapa_accessToken=stale-token-0123456789' });
    expect([stale.status, stale.cookie]).toEqual([401, expect.stringMatching(/^tapa_accessToken=;.*Max-Age=0/)]);
    expect((await ask('{"type":"game"}', { cookie: 'a=b' })).status).toBe(401);
  });

  const strange = ['{"type":"game","__proto__":{}}', '{"type":"bank","type":"game"}'];
  it.each(['', '{', 'null', '{}', '{"type":"bank"}', '{"type":"game","token":7}', '[]', ...strange])(
    '[AUT-3] refuses the body %s in the envelope',
    async (body) => {
      expect(await ask(body)).toMatchObject({ status: 400, body: { result: { problem: 'invalid-input' } } });
      expect(seen).toEqual([]);
    },
  );

  it('[SEC-6] refuses another site', async () => {
    expect((await ask('{"type":"game"}', { origin: 'http://evil.example' })).status).toBe(403);
    expect((await ask('{"type":"game"}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect(seen).toEqual([]);
  });
});
