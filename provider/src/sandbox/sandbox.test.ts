import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';
import { createSandboxClock } from './sandbox-clock.ts';

describe('The sandbox', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  const json = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    (
      await provider.app.inject({
        method,
        url,
        headers: { accept: 'application/json' },
        ...(payload ? { payload } : {}),
      })
    ).json();
  const page = (url: string) => provider.app.inject({ url, headers: { accept: 'text/html' } });

  it('[OPS-2] shows every message sent, newest first, to a person and to a program', async () => {
    const send = (to: string, body: string) =>
      provider.deps.outbox.send(provider.deps.db, { channel: 'email', to, locale: 'en', subject: 'Hello', body });
    await send('bat@example.mn', 'Your code is 1234.');
    provider.clock.advance(1_000);
    await send('bold@example.mn', '<script>alert(1)</script>');
    expect((await json('GET', '/sandbox/outbox')).messages.map((each: { to: string }) => each.to)).toEqual([
      'bold@example.mn',
      'bat@example.mn',
    ]);
    expect((await json('GET', '/sandbox/outbox?to=Bat@example.mn')).messages).toEqual([
      expect.objectContaining({
        to: 'bat@example.mn',
        channel: 'email',
        subject: 'Hello',
        body: 'Your code is 1234.',
        code: '1234',
      }),
    ]);
    const shown = await page('/sandbox/outbox');
    expect(shown.headers['content-type']).toContain('text/html');
    expect(shown.headers['content-security-policy']).toContain("default-src 'none'");
    expect(shown.body).toContain('&lt;script&gt;alert(1)');
    expect(shown.body).not.toContain('<script');
  });

  it('[SHELL-13] [SHELL-14] [GAP-95.3] stands in for an app store and says which variable names the true one; for no other place', async () => {
    expect((await page('/sandbox/elsewhere/app_store')).body).toContain('APP_STORE_URL');
    expect((await page('/sandbox/elsewhere/somewhere')).statusCode).toBe(404);
    expect((await page('/sandbox/elsewhere/constructor')).statusCode).toBe(404);
  });

  it('moves the provider’s clock forward, for a program and for a form, and keeps it', async () => {
    const before = provider.deps.clock.now();
    expect(await json('POST', '/sandbox/clock', { advance_seconds: 3_600 })).toMatchObject({ offset_seconds: 3_600 });
    const form = await provider.app.inject({
      method: 'POST',
      url: '/sandbox/clock',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'advance_seconds=60',
    });
    expect([form.statusCode, form.headers.location]).toEqual([303, '/sandbox/clock']);
    expect(provider.deps.clock.now() - before).toBe(3_660_000);
    expect((await page('/sandbox/clock')).body).toContain('3660 seconds ahead');
    expect((await createSandboxClock(provider.database, provider.deps.events)).offset()).toBe(3_660_000);
  });

  it.each([
    { advance_seconds: -5 },
    { advance_seconds: 0 },
    { advance_seconds: 1e12 },
    { advance_seconds: 'soon' },
    {},
  ])('does not move the clock by %j', async (payload) => {
    const before = provider.deps.clock.now();
    expect((await json('POST', '/sandbox/clock', payload)).status_code).toBe(400);
    expect(provider.deps.clock.now()).toBe(before);
  });

  it('makes an operation fail so many times, answer rubbish, or slow; and well again', async () => {
    const call = () => provider.app.inject('/api/user/v1/me');
    await json('POST', '/sandbox/faults', { operation: 'get-session', kind: 'fail', status: 503, times: 2 });
    expect([(await call()).statusCode, (await call()).statusCode, (await call()).statusCode]).toEqual([503, 503, 401]);
    await json('POST', '/sandbox/faults', { operation: 'get-session', kind: 'fail', status: 403, times: 1 });
    expect((await call()).json()).toMatchObject({ status_code: 403, result: { problem: 'session-refused' } });
    await json('POST', '/sandbox/faults', { operation: '*', kind: 'malformed' });
    expect(() => JSON.parse('')).toThrow();
    const rubbish = (await call()).body;
    expect(() => JSON.parse(rubbish)).toThrow();
    expect((await page('/sandbox/faults')).body).toContain('*: malformed');
    expect(await json('DELETE', '/sandbox/faults')).toEqual({ rules: [] });
    await json('POST', '/sandbox/faults', { operation: 'get-session', kind: 'slow', delay_ms: 120, times: 1 });
    const start = performance.now();
    expect((await call()).statusCode).toBe(401);
    expect(performance.now() - start).toBeGreaterThan(100);
    expect((await json('GET', '/sandbox/faults')).rules).toEqual([]);
  });

  it('[MNY-12] loses an answer whose work was done', async () => {
    await json('POST', '/sandbox/faults', { operation: 'send-verify-code', kind: 'drop-answer', times: 1 });
    const payload = { email: 'dropped@example.mn', purpose: 'register' };
    await expect(
      provider.app.inject({ method: 'POST', url: '/api/user/v1/send_verify_code', payload }),
    ).rejects.toThrow();
    expect((await json('GET', '/sandbox/outbox?to=dropped@example.mn')).messages).toHaveLength(1);
  });

  it.each([
    { operation: 'get-session', kind: 'explode' },
    { operation: '../etc', kind: 'fail' },
    { kind: 'fail' },
    { operation: '*', kind: 'fail', status: 200 },
    { operation: 'book-flight', kind: 'fail', status: 404 },
    { operation: 'airline', kind: 'fail', status: 99 },
  ])('refuses the fault %j', async (payload) => {
    expect((await json('POST', '/sandbox/faults', payload)).status_code).toBe(400);
  });
});

describe('A prize of the sandbox', () => {
  it('[OPS-2] [GAME-01] is in the game wallet of its customer; for nobody there is none', async () => {
    const provider = await openProviderFixture();
    const { userId, headers } = await provider.signedIn();
    const { email } = await provider.deps.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const win = async (payload: object) =>
      (await provider.app.inject({ method: 'POST', url: '/sandbox/prizes', payload })).statusCode;
    expect(await win({ to: email, amount: 50_000 })).toBe(200);
    expect(await win({ to: 'nobody@example.mn', amount: 50_000 })).toBe(404);
    expect(await win({ to: email, amount: -1 })).toBe(400);
    const wallet = await provider.app.inject({ url: '/api/bogts/v1/wallet/?type=game', headers });
    expect(wallet.json().result).toMatchObject([
      { current_balance: 50_000, last_transactions: [{ kind: 'prize', transfer_type: 'DEPOSIT' }] },
    ]);
    await provider.close();
  });
});

describe('Without the sandbox', () => {
  it('[OPS-2] has none of its pages', async () => {
    const provider = await openProviderFixture({ sandbox: false });
    for (const url of [
      '/sandbox',
      '/sandbox/outbox',
      '/sandbox/clock',
      '/sandbox/faults',
      '/sandbox/prizes',
      '/sandbox/lucky-ticket',
    ]) {
      expect((await provider.app.inject(url)).statusCode).toBe(404);
    }
    await provider.close();
  });
});
