/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { createBreaker } from '../proxy/create-breaker.ts';
import { createReleaseCounts } from '../remotes/release-counts.ts';
import { shopApi } from '../proxy/forwarded-api.ts';
import { addProxy } from '../add-proxy.ts';
import { addCookies } from '../security/add-cookies.ts';

const token = 'token-of-this-session-0123456789';
const form = { amount: 1000, is_package: 'false', type: 'wallet' };

let provider: Server;
let pool: Pool;
let app: FastifyInstance;
let seen: { url: string; key: string; token: string; body: unknown }[] = [];

beforeAll(async () => {
  provider = createServer(async (request, response) => {
    const { authorization = '', 'idempotency-key': key = '' } = request.headers;
    seen.push({
      url: request.url ?? '',
      key: String(key),
      token: authorization,
      body: JSON.parse(await text(request)),
    });
    const answer = { status_code: 200, message: '', result: { ref_number: 'AYL-4K7P2XQ8' } };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
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

async function send(body: object, headers: Record<string, string> = {}) {
  const own = {
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'x-aylal-client': 'web',
    'idempotency-key': 'key-of-this-top-up',
    cookie: `tapa_accessToken=${token}`,
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/wallet/top_up',
    payload: JSON.stringify(body),
    headers: { ...own, ...headers },
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('[CALL-76] POST /api/wallet/top_up', () => {
  it('[GAP-46.3] [MNY-3] [GAP-56] orders it at the provider for this session, under the key of the page', async () => {
    expect(await send(form)).toMatchObject({ status: 200, body: { result: { ref_number: 'AYL-4K7P2XQ8' } } });
    expect(seen).toEqual([
      { url: '/api/wallet/v1/top_up/', key: 'key-of-this-top-up', token: `Bearer ${token}`, body: form },
    ]);
  });

  it('[SEC-6] refuses another site', async () => {
    expect((await send(form, { origin: 'http://evil.example' })).status).toBe(403);
    expect(seen).toEqual([]);
  });
});
