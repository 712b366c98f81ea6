/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operations } from '@aylal/contracts/operations';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'undici';
import { shopApi } from './forwarded-api.ts';
import { addProxy } from '../add-proxy.ts';
import { createBreaker } from './create-breaker.ts';
import { addCookies } from '../security/add-cookies.ts';

/** What the provider answers next. */
let next: { status: number; result: object };
let goals: (readonly string[])[];
let provider: Server;
let pool: Pool;
let app: FastifyInstance;
beforeAll(async () => {
  provider = createServer((_request, response) => {
    response.writeHead(next.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ status_code: next.status, message: '', result: next.result }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  pool = new Pool(origin);
  app = Fastify();
  await addCookies(app, { secure: false });
  await app.register((scope) =>
    addProxy(scope, {
      api: shopApi,
      config: { dialUpNumber: '976' },
      source: {},
      provider: pool,
      origin,
      hostKey: null,
      suggestKey: null,
      breaker: createBreaker({ now: Date.now }),
      counts: {
        succeeded: (browser, operation) => void goals.push([browser, operation]),
        rename: (browser, id) => void goals.push([browser, id === browser ? 'the same' : 'another']),
      },
      deadlineMs: 5000,
      sandbox: false,
      frameAncestors: [],
      publicUrl: 'http://localhost:3000',
    }),
  );
});
beforeEach(() => {
  goals = [];
});
afterAll(async () => {
  await app.close();
  await pool.close();
  provider.close();
});

async function call(operation: { method: string; path: string }, cookie = 'aylal_browser=b1') {
  const headers = {
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'x-aylal-client': 'web',
    cookie,
  };
  const method = operation.method === 'GET' ? 'GET' : 'POST';
  const url = operation.path.replaceAll(/\{\w+\}/g, 'A1');
  await app.inject({ method, url, headers, ...(method === 'POST' ? { payload: '{}' } : {}) });
}

describe('A call that may be the goal of a remote', () => {
  const { bookFlight, checkPayment, signIn } = operations;
  it.each([
    ['booked', bookFlight, 200, {}, [['b1', 'book-flight']]],
    ['booked before', bookFlight, 201, {}, [['b1', 'book-flight']]],
    ['refused by the airline', bookFlight, 208, {}, []],
    ['refused', bookFlight, 409, {}, []],
    ['paid', checkPayment, 200, { state: 'paid' }, [['b1', 'check-payment']]],
    ['not paid yet', checkPayment, 200, { state: 'waiting' }, []],
    [
      'signed in, and known by another id from then on',
      signIn,
      200,
      { token: 'a.token' },
      [
        ['b1', 'sign-in'],
        ['b1', 'another'],
      ],
    ],
  ] as const)('is counted when it had success: %s', async (_what, operation, status, result, expected) => {
    next = { status, result };
    await call(operation);
    expect(goals).toEqual(expected);
  });

  it('is counted for no browser that is not known', async () => {
    next = { status: 200, result: {} };
    await call(bookFlight, '');
    expect(goals).toEqual([]);
  });
});
