/** @jest-environment node */
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createVisitorCalls, type VisitorCalls } from './visitor-calls.ts';
import { addCookies } from '../security/add-cookies.ts';

const token = 'secret-token-0123456789';
const user = {
  email: 'a@b.mn',
  first_name: 'Anu',
  last_name: 'Bat',
  dial_code: '976',
  phone: '99112233',
  token: '',
  expires: '2027-01-01T00:00:00.000Z',
};

let app: FastifyInstance;
let seen: { url: string; headers: FastifyRequest['headers']; ip: string; body: unknown }[] = [];
beforeAll(async () => {
  app = Fastify({ trustProxy: false });
  await addCookies(app, { secure: false });
  app.all('/api/*', async ({ url, headers, ip, body }, reply) => {
    seen.push({ url, headers, ip, body });
    if (url === '/api/user/v1/login/') reply.setCookie('tapa_accessToken', token);
    if (url.startsWith('/api/user/v1/me/'))
      return reply
        .code(headers.cookie?.includes(token) ? 200 : 401)
        .send({ status_code: 200, message: '', result: user });
    return { status_code: 200, message: '', result: {} };
  });
});
afterAll(() => app.close());
beforeEach(() => {
  seen = [];
});

const visit = (cookies: Record<string, string> = {}): VisitorCalls => {
  const request = { ip: '203.0.113.7', cookies, headers: { 'user-agent': 'Browser/1' } } as unknown as FastifyRequest;
  return createVisitorCalls(app.inject.bind(app), request, 'https://aylal.example/');
};

describe('Calls for the visitor of a page', () => {
  it('[SEC-6] [AUT-5] are made as the scripts of a page of ours make them, from the address of the visitor', async () => {
    const change = {
      method: 'POST',
      body: '{"a":1}',
      idempotencyKey: 'key-of-the-form.1',
      release: 'mf-flights@1.0.0',
    };
    expect(await visit({ tapa_currency: 'USD' }).ask('/api/flight/v4/rest/confirm/', 'ru', change)).toMatchObject({
      status: 200,
    });
    expect(seen[0]).toMatchObject({ ip: '203.0.113.7', body: { a: 1 } });
    expect(seen[0]?.headers).toMatchObject({
      'accept-language': 'ru',
      'user-agent': 'Browser/1',
      origin: 'https://aylal.example',
      'x-aylal-client': 'web',
      'idempotency-key': 'key-of-the-form.1',
      'x-aylal-release': 'mf-flights@1.0.0',
      cookie: 'tapa_currency=USD',
    });
  });

  it('[SEC-1] have the session that an answer before them has begun, which goes on to the browser as a cookie alone', async () => {
    const calls = visit();
    expect(await calls.user('mn')).toBeNull();
    expect(seen).toHaveLength(0);
    await calls.ask('/api/user/v1/login/', 'mn', { method: 'POST', body: '{}', idempotencyKey: null });
    expect(await calls.user('mn')).toMatchObject({ email: 'a@b.mn' });
    expect(calls.cookies().join()).toContain(token);
  });

  it('[SEC-1] know nobody by a session that is over', async () => {
    expect(await visit({ tapa_accessToken: 'another-token-0123456789' }).user('mn')).toBeNull();
  });

  it.each(['/sandbox/clock', 'http://elsewhere.example/api/', '/mn'])('[AUT-7] are refused to %s', async (url) => {
    await expect(visit().ask(url, 'mn')).rejects.toThrow('is no call of the provider');
  });
});
