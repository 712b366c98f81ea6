/** @jest-environment node */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { shopApi } from './forwarded-api.ts';
import { addProxy } from '../add-proxy.ts';
import { createBreaker } from './create-breaker.ts';
import { createReleaseCounts } from '../remotes/release-counts.ts';
import { addCookies } from '../security/add-cookies.ts';

const open = 500;

let provider: Server;
let pool: Pool;
let app: FastifyInstance;
let host: string;
let origin: string;
const streams: IncomingMessage[] = [];

beforeAll(async () => {
  provider = createServer((request, response) => {
    if (!request.url?.includes('/live/')) response.end('{}');
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 3000\n\n');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  pool = new Pool(origin, { connections: 4, pipelining: 1 });
  app = await hostOf(open);
  host = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let batch = 0; batch < open / 50; batch += 1)
    streams.push(...(await Promise.all(Array.from({ length: 50 }, (_none, one) => follow(host, batch * 50 + one)))));
}, 60_000);
afterAll(async () => {
  for (const stream of streams) stream.destroy();
  await app.close();
  await pool.destroy();
  provider.closeAllConnections();
  provider.close();
});

/** A host behind a proxy on this machine, which takes so many live updates of one address. */
async function hostOf(perAddress: number): Promise<FastifyInstance> {
  const one = Fastify({ trustProxy: true });
  await addCookies(one, { secure: false });
  await one.register((scope) =>
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
      deadlineMs: 20_000,
      sandbox: false,
      frameAncestors: [],
      publicUrl: 'http://localhost:3000',
      live: { perAddress, inAll: 10_000 },
    }),
  );
  return one;
}

async function follow(at: string, order: number, headers = {}): Promise<IncomingMessage> {
  const call = get(`${at}/api/payment/v1/live/AYL-${order}/`, { agent: false, headers });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  return answer;
}

describe('With 500 checkouts that follow their payment', () => {
  it('[REL-12] every other call is answered as if there were none', async () => {
    expect(streams.map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
    const answers = await Promise.all(Array.from({ length: 40 }, () => fetch(`${host}/api/airports/?q=ub`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('[REL-12] one address gets no more than its share, and gets it again when one has ended', async () => {
    const refused = await follow(host, open);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    const [first] = streams;
    first?.destroy();
    let again = refused;
    for (let tries = 0; tries < 100 && again.statusCode !== 200; tries += 1) {
      await wait(20);
      again = await follow(host, open);
    }
    expect(again.statusCode).toBe(200);
    streams.push(again);
  });

  it('[REL-12] [AUT-5] one line of IPv6 is one address, however many addresses it has', async () => {
    const other = await hostOf(1);
    const at = await other.listen({ host: '127.0.0.1', port: 0 });
    const from = (address: string) => follow(at, 1, { 'x-forwarded-for': address });
    const answers = [await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:1::1')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200]);
    for (const answer of answers) answer.destroy();
    await other.close();
  });

  it('[REL-10] all end at once when the server closes', async () => {
    for (const stream of streams) stream.resume();
    const ended = Promise.all(streams.slice(1).map((stream) => once(stream, 'end')));
    await app.close();
    await ended;
    expect(app.server.listening).toBe(false);
  });
});
