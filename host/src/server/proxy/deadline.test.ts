/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { shopApi } from './forwarded-api.ts';
import { addProxy } from '../add-proxy.ts';
import { createBreaker } from './create-breaker.ts';
import { createReleaseCounts } from '../remotes/release-counts.ts';
import { addCookies } from '../security/add-cookies.ts';

let provider: Server;
let pool: Pool;
let app: FastifyInstance;
let host: string;

beforeAll(async () => {
  provider = createServer((request, response) => {
    if (request.url?.includes('q=slow') || request.url?.includes('/live/')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.once('close', () => clearInterval(drip));
    }
    if (request.url?.includes('/login/')) response.writeHead(200, { 'content-type': 'application/json' }).write('{');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  pool = new Pool(origin, { connections: 1, pipelining: 1 });
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
      breaker: createBreaker({ now: Date.now, most: 100 }),
      counts: createReleaseCounts(),
      deadlineMs: 300,
      sandbox: false,
      frameAncestors: [],
      publicUrl: 'http://localhost:3000',
    }),
  );
  host = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  provider.closeAllConnections();
  provider.close();
});

/** The status, or `cut`. Without a deadline these calls would never end. */
const ask = (path: string, init: RequestInit = {}): Promise<number | 'cut'> =>
  fetch(host + path, init)
    .then(async (answer) => {
      await answer.text();
      return answer.status;
    })
    .catch(() => 'cut' as const);

describe('One deadline for a call to the provider', () => {
  it('[REL-1] ends an answer that drips', async () => {
    expect(await ask('/api/airports/?q=slow')).toBe('cut');
  });

  it('[REL-12] lets live updates that have begun go on', async () => {
    const answer = await fetch(`${host}/api/payment/v1/live/AYL-1/`);
    const reader = answer.body?.getReader();
    const start = performance.now();
    while (performance.now() - start < 700) expect((await reader?.read())?.done).toBe(false);
    await reader?.cancel();
  });

  it('[REL-1] refuses when the answer with the token does not come to its end', async () => {
    const headers = { origin: 'http://localhost:3000', 'content-type': 'application/json', 'x-aylal-client': 'web' };
    expect(await ask('/api/user/v1/login/', { method: 'POST', body: '{}', headers })).toBe(502);
  });

  it('[REL-1] counts the wait for a connection', async () => {
    const holding = pool.request({ path: '/silent', method: 'GET', headersTimeout: 0 }).catch(() => 'ended');
    expect(await ask('/api/airports/?q=waits')).toBe(502);
    await pool.destroy();
    expect(await holding).toBe('ended');
  });
});
