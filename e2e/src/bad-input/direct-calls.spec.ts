import { request as httpRequest } from 'node:http';
import { expect, test } from '../fixtures/test.ts';
import { book } from '../fixtures/booking.ts';
import { newTraveller, register } from '../fixtures/traveller.ts';

const login = '/api/user/v1/login/';
const body = JSON.stringify({ login: 'nobody@example.mn', password: 'two-humped-camels' });
const ours = (baseURL: string | undefined) => ({
  'x-aylal-client': 'web',
  'content-type': 'application/json',
  origin: baseURL ?? '',
});

test.describe('A change of state', () => {
  const refusals: { name: string; change: Record<string, string>; status: number }[] = [
    { name: 'without the header of our pages', change: { 'x-aylal-client': '' }, status: 403 },
    { name: 'from another site', change: { origin: 'https://evil.example' }, status: 403 },
    { name: 'that the browser calls cross-site', change: { 'sec-fetch-site': 'cross-site' }, status: 403 },
    { name: 'that the browser calls same-site', change: { 'sec-fetch-site': 'same-site' }, status: 403 },
    { name: 'of no origin at all', change: { origin: '' }, status: 403 },
    { name: 'from a sandboxed frame', change: { origin: 'null' }, status: 403 },
    { name: 'as a form', change: { 'content-type': 'application/x-www-form-urlencoded' }, status: 415 },
    { name: 'as a form with files', change: { 'content-type': 'multipart/form-data; boundary=x' }, status: 415 },
    { name: 'as plain text', change: { 'content-type': 'text/plain' }, status: 415 },
  ];
  for (const { name, change, status } of refusals) {
    test(`[SEC-6] is refused ${name}`, async ({ baseURL }) => {
      const headers = Object.fromEntries(
        Object.entries({ ...ours(baseURL), ...change }).filter(([, value]) => value !== ''),
      );
      expect((await raw(baseURL, login, { method: 'POST', headers, body })).status).toBe(status);
    });
  }

  test('[SEC-6] of our own page reaches the provider', async ({ baseURL }) => {
    const answer = await raw(baseURL, login, { method: 'POST', headers: ours(baseURL), body });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ result: { problem: 'wrong-credentials' } });
  });

  test('[SEC-6] is not made by reading: GET of a changing call is not there', async ({ baseURL }) => {
    expect((await raw(baseURL, login)).status).toBe(404);
    expect((await raw(baseURL, '/api/user/v1/logout/')).status).toBe(404);
  });
});

test.describe('An address that is not on the list', () => {
  for (const path of ['/api/admin/', '/api/user/v1/', '/api/flight/v9/rest/search/', '/api/user/v1/login/extra'])
    test(`[AUT-7] is missing: ${path}`, async ({ baseURL }) => {
      expect((await raw(baseURL, path)).status).toBe(404);
    });

  for (const path of [
    '/api/../sandbox/outbox',
    '/api/%2e%2e/sandbox/outbox',
    '/api/user%2fv1/me/',
    '/api/user%5cv1/me/',
    '/api\\user',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/releases/%2e%2e/channels/stable.json',
    '//evil.example/',
    'http://evil.example/api/airports/',
    '/api/%00',
  ])
    test(`[AUT-7] is refused as it stands: ${path}`, async ({ baseURL }) => {
      expect((await raw(baseURL, path)).status).toBe(400);
    });
});

test.describe('Bad input', () => {
  const bodies: [string, string][] = [
    ['a prototype key', '{"login":"a@b.mn","password":"two-humped-camels","__proto__":{"admin":true}}'],
    ['a repeated key', '{"login":"a@b.mn","login":"c@d.mn","password":"two-humped-camels"}'],
    ['half a document', '{"login":"a@b.mn",'],
    ['a list', '[]'],
    ['nothing', ''],
    ['other types', '{"login":{"$ne":null},"password":["x"]}'],
    ['deep nesting', `{"login":${'['.repeat(60)}${']'.repeat(60)},"password":"two-humped-camels"}`],
  ];
  for (const [name, sent] of bodies) {
    test(`[AUT-3] [AUT-8] ${name} is answered 4xx without a word about the inside`, async ({ baseURL }) => {
      const answer = await raw(baseURL, login, { method: 'POST', headers: ours(baseURL), body: sent });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toMatch(/\bat .+\.ts|node_modules|fastify|valibot|select |localhost:\d/i);
    });
  }

  for (const query of [
    '_from=UBN&_from=ICN&_to=ICN',
    '_from=UBN&_to=ICN&depart_date=2027-02-30&trip_type=OW&adult=1',
    "_from=UBN'--&_to=ICN&depart_date=2027-02-20&trip_type=OW&adult=1",
    '_from=UBN&_to=ICN&depart_date=2027-02-20&trip_type=OW&adult=1e3',
    '_from=UBN&_to=ICN&depart_date=2027-02-20&trip_type=OW&adult=1&infant=2',
    '_from=UBN&_to=UBN&depart_date=2027-02-20&trip_type=OW&adult=1',
    '',
  ])
    test(`[AUT-3] a search is answered 400: ${query || 'nothing'}`, async ({ baseURL }) => {
      const answer = await raw(baseURL, `/api/flight/v4/rest/search/?${query}`, { headers: ours(baseURL) });
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.text)).toMatchObject({ result: { problem: 'invalid-input' } });
    });
});

test.describe('A session', () => {
  test('[SEC-1] never lets a page see its token', async ({ page, context, baseURL, customer: traveller }) => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'tapa_accessToken');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    const token = cookie?.value ?? '';
    expect(token.length).toBeGreaterThan(20);
    const answers: Promise<string>[] = [];
    page.on('requestfinished', (call) => {
      if (call.url().includes('/api/'))
        answers.push(call.response().then(async (response) => (await response?.text()) ?? ''));
    });
    await page.goto('/mn/user/order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const again = await context.request.post(login, {
      headers: ours(baseURL),
      data: { login: traveller.email, password: traveller.password },
    });
    expect(again.status()).toBe(200);
    expect(await again.text()).not.toMatch(/"token":"\w/);
    const seen = [
      await page.content(),
      await page.evaluate(() => document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })),
      ...(await Promise.all(answers)),
    ];
    expect(answers.length).toBeGreaterThan(0);
    expect(seen.filter((text) => text.includes(token))).toEqual([]);
  });

  test('[SEC-2] that was ended opens nothing any more', async ({ context, sandbox, baseURL }) => {
    await register(context.request, baseURL ?? '', sandbox, newTraveller());
    const stolen = (await context.cookies()).find(({ name }) => name === 'tapa_accessToken')?.value ?? '';
    await context.request.post('/api/user/v1/logout/', { headers: ours(baseURL), data: {} });
    const answer = await raw(baseURL, '/api/user/v1/me/', { headers: { cookie: `tapa_accessToken=${stolen}` } });
    expect(answer.status).toBe(401);
  });

  test('[AUT-1] shows nobody an order that is not theirs, and says the same of one that is not there', async ({
    context,
    sandbox,
    baseURL,
  }) => {
    const owner = newTraveller();
    await register(context.request, baseURL ?? '', sandbox, owner);
    const reference = await book(context.request, baseURL ?? '', owner);
    const paths = (number: string) => [
      `/api/order/v1/detail/flight/${number}/`,
      `/api/payment/v1/options/?ref_number=${number}`,
      `/api/payment/v1/check/?ref_number=${number}`,
      `/api/payment/v1/live/${number}/`,
    ];
    const read = async (path: string) => {
      const answer = await context.request.get(path, { headers: ours(baseURL) });
      return { status: answer.status(), text: answer.status() === 200 ? 'an answer' : await answer.text() };
    };
    expect((await read(paths(reference)[0] ?? '')).status).toBe(200);
    await register(context.request, baseURL ?? '', sandbox, newTraveller());
    const missing = `${reference.slice(0, -3)}ZZZ`;
    for (const [index, path] of paths(reference).entries()) {
      const theirs = await read(path);
      expect(theirs.status, path).toBe(404);
      expect(withoutRequestId(theirs.text)).toBe(withoutRequestId((await read(paths(missing)[index] ?? '')).text));
    }
  });
});

test.describe('A page', () => {
  for (const [path, caching] of [
    ['/mn', 'private, no-cache'],
    ['/en/flights', 'private, no-cache'],
    ['/mn/no-such-page', 'private, no-cache'],
    ['/mn/user/order', 'no-store'],
  ] as const)
    test(`[WEB-1] [WEB-2] guards itself by its headers: ${path}`, async ({ request }) => {
      const answers = [await request.get(path), await request.get(path)];
      const policies = answers.map((answer) => answer.headers()['content-security-policy'] ?? '');
      for (const policy of policies) {
        const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
        expect(scripts).toMatch(/'nonce-[A-Za-z0-9+/=]{20,}'/);
        expect(scripts).toContain("'strict-dynamic'");
        expect(scripts).not.toContain('unsafe-');
        for (const part of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors', 'form-action', 'report-'])
          expect(policy).toContain(part);
        expect(policy).toContain("require-trusted-types-for 'script'");
      }
      expect(policies[0]).not.toBe(policies[1]);
      expect(answers[0]?.headers()).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': expect.stringContaining('same-origin'),
        'cross-origin-resource-policy': expect.any(String),
        'permissions-policy': expect.any(String),
        'referrer-policy': expect.any(String),
        'cache-control': caching,
      });
    });

  test('[WEB-1] runs no script that came in by its address', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const evil = encodeURIComponent('</script><img src=x onerror=alert(1)><script>alert(2)</script>');
    await page.goto(`/mn/flights?_from=${evil}&_to=ICN&depart_date=${evil}`);
    await expect(page.getByRole('search')).toBeVisible();
    expect(dialogs).toEqual([]);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
  });
});

function withoutRequestId(text: string): string {
  return text.replace(/"request_id":"[^"]*"/, '');
}

/** Sends a target as it is: every client library would tidy it first. */
function raw(
  baseURL: string | undefined,
  path: string,
  {
    method = 'GET',
    headers = {},
    body: sent = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<{ status: number; text: string }> {
  const { port } = new URL(baseURL ?? '');
  return new Promise((done, failed) => {
    const call = httpRequest({ host: 'localhost', port, path, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', failed);
    call.end(sent);
  });
}
