/** @jest-environment node */
import { openTrialHost, type TrialHost } from './testing/trial-host.ts';

let trial: TrialHost;
beforeAll(async () => {
  trial = await openTrialHost();
});
afterAll(() => trial.close());
beforeEach(() => trial.forget());

describe('Calls to the provider', () => {
  it('[SEC-1] [SESS-02] [PERSIST-02] turn the token into an HttpOnly cookie and strip it from the answer', async () => {
    const answer = await trial.post('/api/user/v1/login/', '{"login":"a@b.mn","password":"x"}');
    expect(await answer.text()).not.toContain('secret-token');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^tapa_accessToken=secret-token-0123456789; Path=\/; Expires=[^;]+ GMT; HttpOnly; SameSite=Lax$/,
    );
  });

  it('[SEC-1] send the cookie as bearer and clear it when the provider refuses the session', async () => {
    const answer = await trial.get('/api/user/v1/me/', {
      cookie: 'tapa_accessToken=stale-token-0123456789',
      authorization: 'Bearer of-somebody-else',
    });
    expect(trial.seen[0]?.headers.authorization).toBe('Bearer stale-token-0123456789');
    expect(answer.headers.get('set-cookie')).toMatch(/^tapa_accessToken=;.*Max-Age=0/);
  });

  it.each(['login', 'register', 'logout'])(
    '[SEC-2] [SEC-4] renew the id of the browser at %s, and tell the provider both',
    async (path) => {
      const former = 'former-id-of-this-browser';
      const cookie = `aylal_browser=${former}; tapa_accessToken=secret-token-0123456789`;
      const forged = { cookie, 'x-aylal-next-browser': 'forged-id-of-some-browser' };
      const answer = await trial.post(`/api/user/v1/${path}/`, '{}', forged);
      expect(answer.status).toBe(200);
      const { headers } = trial.seen[0] ?? {};
      const next = String(headers?.['x-aylal-next-browser']);
      expect(headers?.['x-aylal-browser']).toBe(former);
      expect(next).toMatch(/^[\w-]{24}$/);
      expect(answer.headers.getSetCookie()).toContainEqual(
        expect.stringMatching(new RegExp(`^aylal_browser=${next}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax$`)),
      );
    },
  );

  it('keep the id of the browser at every other call, at a refusal, and where there is none', async () => {
    const cookie = 'aylal_browser=former-id-of-this-browser; tapa_accessToken=stale-token-0123456789';
    const answers = [
      await trial.get('/api/user/v1/me/', { cookie }),
      await trial.get('/api/airports/?q=ub', { cookie }),
      await trial.post('/api/user/v1/login/', '{}'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200]);
    expect(trial.seen.map(({ headers }) => headers['x-aylal-next-browser'])).toEqual([undefined, undefined, undefined]);
    expect(answers.flatMap(({ headers }) => headers.getSetCookie()).join()).not.toContain('aylal_browser');
  });

  it('[ERR-06.2] remove the access token when a booking is answered 403', async () => {
    const cookie = 'tapa_accessToken=stale-token-0123456789';
    const answer = await trial.post('/api/flight/v4/rest/confirm/', '{}', { cookie });
    expect([answer.status, trial.seen[0]?.headers.authorization]).toEqual([403, 'Bearer stale-token-0123456789']);
    expect(answer.headers.get('set-cookie')).toMatch(/^tapa_accessToken=;.*Max-Age=0/);
  });

  it('[PERSIST-05] [GAP-06] ask the next page load for new lists after a booking, payment or cancellation', async () => {
    const cancelled = await trial.post('/api/order/v1/cancel/', '{}');
    expect(cancelled.headers.getSetCookie()).toEqual(['reValidate=1; Path=/; SameSite=Lax']);
    const refused = await trial.post('/api/flight/v4/rest/confirm/', '{}');
    expect(refused.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['paid', ['reValidate=1; Path=/; SameSite=Lax']],
    ['waiting', []],
  ])(
    '[GAP-06] bring a check of a payment that is %s whole, and mark lists only where money came',
    async (state, set) => {
      const checked = await trial.post(`/api/payment/v1/check/?state=${state}`, '{}');
      expect(checked.headers.getSetCookie()).toEqual(set);
      expect(await checked.json()).toEqual({ status_code: 200, message: '', result: { state } });
    },
  );

  it('[AUT-7] drop identity headers from outside and keep redirects to themselves', async () => {
    await trial.get('/api/airports/?q=ub', {
      'x-forwarded-for': '6.6.6.6',
      'x-aylal-host-key': 'guess',
      'x-real-ip': '6.6.6.6',
    });
    expect(trial.seen[0]?.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(trial.seen[0]?.headers['x-aylal-host-key']).toBe('key-of-this-test-run');
    expect(trial.seen[0]?.headers['x-real-ip']).toBeUndefined();
  });

  it('[PAY-03] tell the provider of the mini-app by its cookie alone', async () => {
    await trial.get('/api/airports/?q=ub', { 'x-aylal-mode': 'emongolia' });
    await trial.get('/api/airports/?q=ub', { cookie: 'mini_app=emongolia' });
    expect(trial.seen.map(({ headers }) => headers['x-aylal-mode'])).toEqual([undefined, 'emongolia']);
  });

  it('[CALL-58.3] [GAP-44.2] carry the key of suggestions from here, on those calls alone, and whatever a browser sends is dropped', async () => {
    const guess = { 'x-api-key': 'guess' };
    const answers = [
      await trial.get('/api/suggest/hotels/?text=ub', guess),
      await trial.get('/api/airports/?q=ub', guess),
      await trial.get('/mn'),
      await trial.get('/api/config'),
    ];
    expect(trial.seen.map(({ url = '', headers }) => [url.split('?')[0], headers['x-api-key']]).slice(0, 2)).toEqual([
      ['/api/suggest/hotels/', 'suggestions-of-this-run'],
      ['/api/airports/', undefined],
    ]);
    for (const answer of answers)
      expect(`${JSON.stringify([...answer.headers])}${await answer.text()}`).not.toContain('suggestions-of-this-run');
  });

  it('[AUT-7] reach listed operations only', async () => {
    expect((await trial.get('/api/admin/')).status).toBe(404);
    expect((await trial.get('/api/user/v1/login/')).status).toBe(404);
    expect((await trial.get('/sandbox/outbox')).status).toBe(404);
    expect(trial.seen).toEqual([]);
  });

  it('[MODAL-08.2] bring papers that our own pages may frame, with their length, and once to anyone who keeps them', async () => {
    const paper = await trial.get('/papers/insurance/schengen-terms/mn.pdf', {
      cookie: 'tapa_accessToken=stale-token-0123456789',
    });
    expect(paper.headers.get('content-security-policy')).toMatch(/^frame-ancestors 'self'/);
    expect([paper.headers.get('content-length'), await paper.text()]).toEqual(['5', '%PDF-']);
    expect(trial.seen[0]?.headers.authorization).toBeUndefined();
    const again = await trial.get('/papers/insurance/schengen-terms/mn.pdf', { 'if-none-match': '"same"' });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, '"same"', '']);
    expect((await trial.get('/papers/../api/user')).headers.get('content-type')).not.toContain('pdf');
  });

  it('[NEED-11] pass on what a partner posts from its own place', async () => {
    await trial.post('/callback/qpay?payment_id=INV-1', 'paid=1', {
      origin: 'https://partner.example',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(trial.seen.map(({ method, url }) => [method, url])).toEqual([['POST', '/callback/qpay?payment_id=INV-1']]);
  });

  it.each(['/api/user/../admin', '/api/%2e%2e/x', '/api/user%2fv1', 'http://127.0.0.1/api/x'])(
    '[AUT-7] answer 400 to %s',
    async (path) => {
      expect(await trial.rawStatus(path)).toBe(400);
      expect(trial.seen).toEqual([]);
    },
  );

  it('[AUT-7] answer 400 to a request that names two hosts', async () => {
    expect(await trial.rawStatus('/api/airports/?q=ub', ['Host', 'localhost:3000', 'host', 'other.example'])).toBe(400);
    expect(await trial.rawStatus('/api/airports/?q=ub', ['Host', 'localhost:3000'])).toBe(200);
  });

  it('[SEC-6] refuse a change that another site sends', async () => {
    const answer = await trial.post('/api/user/v1/login/', '{}', { origin: 'http://evil.example' });
    expect(answer.status).toBe(403);
    expect(trial.seen).toEqual([]);
  });

  it('[AUT-3] refuse a body above 256 KB', async () => {
    expect((await trial.post('/api/user/v1/login/', JSON.stringify({ login: 'x'.repeat(300_000) }))).status).toBe(413);
  });
});
