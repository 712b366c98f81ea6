import { answer, defineEndpoint, fields, refusal } from '@aylal/contracts';
import * as v from 'valibot';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { refuse } from './problem-error.ts';
import { route } from './route.ts';

const echo = defineEndpoint({
  name: 'echo',
  id: 'TEST-1',
  summary: 'Gives back what was parsed',
  method: 'POST',
  path: '/api/test/echo/{ref_number}/',
  auth: 'none',
  params: v.object({ ref_number: fields.refNumber }),
  query: v.object({ page: v.optional(fields.wholeNumber(1, 10), 1) }),
  body: v.object({
    name: v.pipe(v.string('validation_required'), v.maxLength(5, 'validation_text_length')),
    list: v.optional(v.array(v.unknown())),
  }),
  answers: { 200: answer(v.unknown()), 204: answer(v.null()), 400: refusal },
});
const mine = defineEndpoint({
  name: 'mine',
  id: 'TEST-2',
  summary: 'Own',
  method: 'GET',
  path: '/api/test/mine/',
  auth: 'bearer',
  answers: { 200: answer(v.string()) },
});
const whose = defineEndpoint({
  name: 'whose',
  id: 'TEST-4',
  summary: 'Who asks',
  method: 'GET',
  path: '/api/test/whose/',
  auth: 'none',
  answers: { 200: answer(v.string()) },
});
const fails = defineEndpoint({
  name: 'fails',
  id: 'TEST-3',
  summary: 'Fails',
  method: 'GET',
  path: '/api/test/fails/{how}/',
  auth: 'none',
  params: v.object({ how: v.string() }),
  answers: { 200: answer(v.string()), 204: answer(v.null()) },
});

describe('The router', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture({ hostKey: 'a key of the host' }, (deps) => [
      route(echo).to(({ params, query, body, locale, clientAddress }) => ({
        status_code: 200,
        result: { params, query, body, locale, clientAddress },
      })),
      route(mine).to(({ session }) => ({ status_code: 200, result: session.userId }), {
        perAccount: { calls: 5, seconds: 60 },
      }),
      route(fails).to(async ({ params }) => {
        if (params.how === 'sql')
          await deps.db
            .selectFrom('no_such_table' as 'users')
            .selectAll()
            .execute();
        if (params.how === 'thrown') throw new Error('secret detail in /srv/somewhere');
        if (params.how === 'off-contract') return { status_code: 200, result: 7 as unknown as string };
        if (params.how === 'own-words') throw refuse('sold-out', { message: 'Own words', extra: { tapa_code: 103 } });
        return { status_code: 204, result: null };
      }),
    ]);
  });
  afterAll(() => provider.close());

  const post = (payload: string | object, url = '/api/test/echo/AYL-1234/', headers: Record<string, string> = {}) =>
    provider.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    });
  const get = (url: string, headers: Record<string, string> = {}) =>
    provider.app.inject({ url, headers: { 'accept-language': 'en', ...headers } });

  it('[GAP-42] takes a path with and without its final slash, and redirects neither', async () => {
    expect((await post({ name: 'Bat' })).statusCode).toBe(200);
    expect((await post({ name: 'Bat' }, '/api/test/echo/AYL-1234')).statusCode).toBe(200);
  });

  it('[GAP-25.2] sends a status_code 204 as HTTP 200, because a 204 has no body', async () => {
    const response = await get('/api/test/fails/not/');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status_code: 204, message: '', result: null });
  });

  it('[AUT-2] drops fields that the contract does not list', async () => {
    expect((await post({ name: 'Bat', price: 1, owner: 'me' })).json().result.body).toEqual({ name: 'Bat' });
  });

  it('[VALID-06] names each refused field with the message key of its first fault', async () => {
    const response = await post({ name: 'Batbayar' }, '/api/test/echo/AYL-1234/?page=77');
    expect(response.json()).toEqual({
      status_code: 400,
      message: 'Please check what you entered.',
      result: { problem: 'invalid-input', fields: { page: 'validation_number' } },
    });
    expect((await post({ name: 'Batbayar' })).json().result.fields).toEqual({ name: 'validation_text_length' });
    expect((await post({})).json().result.fields).toEqual({ name: 'validation_invalid' });
  });

  const nested = (depth: number) => `{"name":"Bat","list":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  it.each([
    ['no JSON', '{"name":'],
    ['an empty body', ''],
    ['a bare word', 'null'],
    ['a list', '[]'],
    ['the key __proto__', '{"name":"Bat","__proto__":{"admin":true}}'],
    ['an escaped __proto__', '{"name":"Bat","\\u005f_proto__":{}}'],
    ['the key constructor deep inside', '{"name":"Bat","list":[{"constructor":1}]}'],
    ['a repeated key', '{"name":"Bat","name":"Bold"}'],
    ['a repeated key in another spelling', '{"name":"Bat","n\\u0061me":"Bold"}'],
    ['nesting over 20', nested(20)],
    ['a NUL character', '{"name":"B\\u0000t"}'],
  ])('[AUT-3] refuses %s', async (_name, payload) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().result.problem).toBe('invalid-input');
  });

  it('[PII-1] keeps the name of a repeated key, which the client chose, out of the log', async () => {
    await post('{"name":"Bat","bat.dorj":1,"bat.dorj":2}');
    await provider.app.inject('/api/test/fails/not/?dulmaa=1&dulmaa=2');
    const log = provider.logLines.join('\n');
    expect(log).toContain('(repeated)');
    expect(log).not.toMatch(/bat\.dorj|dulmaa/);
  });

  it('[AUT-3] takes nesting of 20, braces and quotes inside texts, and equal keys of different objects', async () => {
    expect((await post(nested(19))).statusCode).toBe(200);
    expect((await post('{"name":"{\\"\\\\","list":[{"a":1},{"a":"]}"}]}')).statusCode).toBe(200);
  });

  it('[AUT-3] refuses bodies over 256 KB with 413', async () => {
    expect((await post(JSON.stringify({ name: 'Bat', list: ['x'.repeat(257 * 1024)] }))).statusCode).toBe(413);
    expect((await post(JSON.stringify({ name: 'Bat', list: ['x'.repeat(250 * 1024)] }))).statusCode).toBe(200);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonx',
    'multipart/form-data; boundary=x',
    'APPLICATION/JSON-PATCH+JSON',
  ])('[AUT-3] [SEC-6] lets no body of type %s reach a handler', async (type) => {
    expect((await post('{"name":"Bat"}', undefined, { 'content-type': type })).statusCode).toBe(415);
  });

  it('[AUT-3] parses JSON whatever the spelling of its type', async () => {
    expect(
      (await post('{"name":"Bat"}', undefined, { 'content-type': 'Application/JSON ; charset=UTF-8' })).statusCode,
    ).toBe(200);
    expect(
      (await post('{"name":7}', undefined, { 'content-type': 'Application/JSON ; charset=UTF-8' })).statusCode,
    ).toBe(400);
  });

  it.each(['?page=1&page=2', '?page=%E0%A4%A', '?__proto__=1', '?page=1%00', '?page=1e1', '?page=-1', '?page=1.5'])(
    '[AUT-3] refuses the query %s',
    async (query) => {
      expect((await post({ name: 'Bat' }, `/api/test/echo/AYL-1234/${query}`)).statusCode).toBe(400);
    },
  );

  it.each([
    '/api/test/echo/%00/',
    '/api/test/echo/%E0%A4%A/',
    '/api/test/echo/..%2F..%2Fetc/',
    `/api/test/echo/${'A'.repeat(300)}/`,
    '/api/test/echo/<script>/',
  ])('[AUT-1] [AUT-3] answers the address %s with a plain refusal', async (url) => {
    const response = await post({ name: 'Bat' }, url);
    expect([400, 404, 414]).toContain(response.statusCode);
    expect(response.json().result.problem).toMatch(/not-found|invalid-input/);
  });

  it.each([
    ['en', 'en'],
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['de, fr;q=0.9, ru;q=0.5, en;q=0.7', 'en'],
    ['de', 'mn'],
    ['*;q=x;;,,', 'mn'],
  ])('[GAP-45] speaks the language of Accept-Language: %s', async (header, locale) => {
    expect((await post({ name: 'Bat' }, undefined, { 'accept-language': header })).json().result.locale).toBe(locale);
  });

  it('[GAP-49] refuses in the language of the request', async () => {
    expect((await get('/api/test/mine', { 'accept-language': 'ru' })).json().message).toBe(
      'Войдите, чтобы продолжить. Введённое сохранено.',
    );
  });

  it('[GAP-48] asks for a session where the contract says so, and lets nobody keep the answer', async () => {
    const { userId, headers } = await provider.signedIn();
    expect((await get('/api/test/mine')).json()).toMatchObject({
      status_code: 401,
      result: { problem: 'not-signed-in' },
    });
    expect((await get('/api/test/mine', { authorization: 'Bearer nonsense-nonsense-nonsense' })).statusCode).toBe(401);
    const response = await get('/api/test/mine', headers);
    expect(response.json().result).toBe(userId);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('[AUT-8] [PII-3] says nothing of the inside when something of ours fails, but gives the id that the log has', async () => {
    for (const how of ['sql', 'thrown', 'off-contract']) {
      const response = await get(`/api/test/fails/${how}/`);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        status_code: 500,
        message: expect.stringContaining('1800 4444'),
        result: { problem: 'internal' },
      });
      const id = response.headers['x-request-id'];
      expect(
        provider.logLines.some((line) => line.includes(`"request_id":"${id}"`) && line.includes('"level":"error"')),
      ).toBe(true);
    }
  });

  it('keeps the id that the host gave the request, unless it is no id', async () => {
    expect((await get('/healthz', { 'x-request-id': 'abc-12345' })).headers['x-request-id']).toBe('abc-12345');
    expect((await get('/healthz', { 'x-request-id': 'a b"c{}' })).headers['x-request-id']).not.toContain(' ');
  });

  it('gives a refusal the words and fields of the handler', async () => {
    expect((await get('/api/test/fails/own-words/')).json()).toEqual({
      status_code: 404,
      message: 'Own words',
      result: { problem: 'sold-out' },
      tapa_code: 103,
    });
  });

  it('[AUT-5] believes a forwarded address from the host only', async () => {
    const from = async (headers: Record<string, string>) =>
      (await post({ name: 'Bat' }, undefined, headers)).json().result.clientAddress;
    expect(await from({ 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1');
    expect(await from({ 'x-forwarded-for': '203.0.113.9', 'x-aylal-host-key': 'a guess of sixteen' })).toBe(
      '127.0.0.1',
    );
    expect(await from({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9', 'x-aylal-host-key': 'a key of the host' })).toBe(
      '203.0.113.9',
    );
  });

  it('[AUT-5] counts the customers of one line of IPv6 as one', async () => {
    const from = async (address: string) =>
      (
        await post({ name: 'Bat' }, undefined, { 'x-forwarded-for': address, 'x-aylal-host-key': 'a key of the host' })
      ).json().result.clientAddress;
    expect(await from('2001:db8:1:2:aaaa::7')).toBe('2001:db8:1:2::/64');
    expect(await from('2001:db8:1:2:bbbb::8')).toBe('2001:db8:1:2::/64');
  });
});

describe('Behind a proxy that is named in TRUSTED_PROXIES', () => {
  it('[AUT-5] believes the proxy about the address, with the key of the host and without', async () => {
    const provider = await openProviderFixture(
      { hostKey: 'a key of the host', trustedProxies: (address) => /^(127\.|10\.)/.test(address) },
      () => [route(whose).to(({ clientAddress }) => ({ status_code: 200, result: clientAddress }))],
    );
    const from = async (headers: Record<string, string>) =>
      (await provider.app.inject({ url: '/api/test/whose', headers })).json().result;
    expect(await from({ 'x-forwarded-for': '1.2.3.4, 203.0.113.9' })).toBe('203.0.113.9');
    expect(await from({ 'x-forwarded-for': '203.0.113.9, 10.0.0.2', 'x-aylal-host-key': 'a key of the host' })).toBe(
      '203.0.113.9',
    );
    expect(await from({})).toBe('127.0.0.1');
    await provider.close();
  });
});

describe('While hosts change over to another key', () => {
  it('[SEC-4] [GAP-44] believes the new ones and those of before, and nobody else', async () => {
    const keys = {
      hostKey: 'the key of now',
      hostKeyBefore: 'the key of before',
      suggestKey: 'now',
      suggestKeyBefore: 'before',
    };
    const provider = await openProviderFixture(keys, () => [
      route(whose).to(({ clientAddress }) => ({ status_code: 200, result: clientAddress })),
      route({ ...whose, path: '/api/test/keyed/', apiKey: true }).to(() => ({ status_code: 200, result: 'taken' })),
    ]);
    const addressBy = async (key: string) =>
      (
        await provider.app.inject({
          url: '/api/test/whose',
          headers: { 'x-forwarded-for': '203.0.113.9', 'x-aylal-host-key': key },
        })
      ).json().result;
    expect(await addressBy('the key of now')).toBe('203.0.113.9');
    expect(await addressBy('the key of before')).toBe('203.0.113.9');
    expect(await addressBy('another')).toBe('127.0.0.1');
    const statusBy = async (key: string) =>
      (await provider.app.inject({ url: '/api/test/keyed', headers: { 'x-api-key': key } })).statusCode;
    expect([await statusBy('now'), await statusBy('before'), await statusBy('another')]).toEqual([200, 200, 401]);
    await provider.close();
  });
});

describe('When a caller is over the limit', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture({ rateLimits: true, hostKey: 'a key of the host' }, () => [
      route(mine).to(({ session }) => ({ status_code: 200, result: session.userId }), {
        perAccount: { calls: 5, seconds: 60 },
        perAddress: { calls: 8, seconds: 60 },
      }),
    ]);
  });
  afterAll(() => provider.close());

  it('[AUT-5] answers 429 with Retry-After per account and per real address, and again 200 later', async () => {
    const one = await provider.signedIn();
    const two = await provider.signedIn();
    const call = (headers: Record<string, string>, address = '203.0.113.9') =>
      provider.app.inject({
        url: '/api/test/mine',
        headers: { ...headers, 'x-aylal-host-key': 'a key of the host', 'x-forwarded-for': address },
      });
    for (let count = 0; count < 5; count += 1) expect((await call(one.headers)).statusCode).toBe(200);
    const over = await call(one.headers, '203.0.113.10');
    expect(over.statusCode).toBe(429);
    expect(over.headers['retry-after']).toBe('60');
    for (let count = 0; count < 3; count += 1) expect((await call(two.headers)).statusCode).toBe(200);
    expect((await call(two.headers)).statusCode).toBe(429);
    expect((await call(two.headers, '203.0.113.11')).statusCode).toBe(200);
    provider.clock.advance(60_000);
    expect((await call(one.headers)).statusCode).toBe(200);
  });
});

describe('When more requests are under way than we can finish', () => {
  it('[CAP-2] turns the rest away at once with 503, and serves again when there is room', async () => {
    const gate = Promise.withResolvers<void>();
    const provider = await openProviderFixture({ maxInFlight: 3 }, () => [
      route(fails).to(async () => {
        await gate.promise;
        return { status_code: 200, result: 'done' };
      }),
    ]);
    const held = Array.from({ length: 3 }, () =>
      provider.app.inject('/api/test/fails/a').then((response) => response.statusCode),
    );
    await new Promise((resolve) => setImmediate(resolve));
    const turnedAway = await provider.app.inject('/api/test/fails/a');
    expect(turnedAway.statusCode).toBe(503);
    expect(turnedAway.headers['retry-after']).toBe('1');
    expect((await provider.app.inject('/healthz')).statusCode).toBe(200);
    gate.resolve();
    expect(await Promise.all(held)).toEqual([200, 200, 200]);
    expect((await provider.app.inject('/api/test/fails/a')).statusCode).toBe(200);
    await provider.close();
  });
});

describe('When a handler does not come to an end', () => {
  it('[REL-1] answers 503 at the deadline', async () => {
    const provider = await openProviderFixture({ requestDeadlineMs: 150 }, () => [
      route(fails).to(({ params }) =>
        params.how === 'never' ? new Promise(() => {}) : { status_code: 200, result: 'done' },
      ),
    ]);
    const start = performance.now();
    expect((await provider.app.inject('/api/test/fails/never')).json()).toMatchObject({
      status_code: 503,
      result: { problem: 'unavailable' },
    });
    expect(performance.now() - start).toBeLessThan(2_000);
    expect((await provider.app.inject('/api/test/fails/soon')).statusCode).toBe(200);
    await provider.close();
  });
});
