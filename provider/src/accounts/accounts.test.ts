import { createSessions } from './sessions.ts';
import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';

describe('Accounts', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture({
      hostKey: 'a key of the host',
      // Two dozen passwords hashed at once take longer than a customer would wait; that limit has a test of its own.
      requestDeadlineMs: 60_000,
    });
  });
  afterAll(() => provider.close());

  async function call(path: string, payload: object, headers: Record<string, string> = {}) {
    const response = await provider.app.inject({
      method: 'POST',
      url: `/api/user/v1/${path}/`,
      payload,
      headers: { 'accept-language': 'en', ...headers },
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  }
  const browser = (id: string) => ({
    'x-aylal-host-key': 'a key of the host',
    'x-aylal-browser': `${id}-of-twenty-characters`,
  });

  async function lastMessage(to: string) {
    const { messages } = (await provider.app.inject({ url: `/sandbox/outbox?to=${encodeURIComponent(to)}` })).json();
    return messages[0];
  }
  async function codeFor(
    to: { email: string } | { phone: string; dial_code: string },
    purpose = 'register',
    headers = {},
  ) {
    const sent = await call('send_verify_code', { ...to, purpose }, headers);
    expect(sent.status).toBe(200);
    return (await lastMessage('email' in to ? to.email : `+${to.dial_code}${to.phone}`)).code;
  }
  const other = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

  async function register(email: string, headers = {}) {
    const verify_code = await codeFor({ email }, 'register', headers);
    provider.clock.advance(31_000);
    return call(
      'register',
      { email, first_name: 'Bat', last_name: 'Dorj', password: 'a quiet river', verify_code },
      headers,
    );
  }
  const me = async (token: string) =>
    (await provider.app.inject({ url: '/api/user/v1/me', headers: { authorization: `Bearer ${token}` } })).json();

  it('[NEED-02] [GAP-73.2] [SESS-01] registers by phone with the code that was sent, and signs in', async () => {
    const verify_code = await codeFor({ phone: '9911 2233', dial_code: '976' });
    const done = await call('register', {
      phone: '99112233',
      dial_code: '976',
      first_name: 'Saraa',
      last_name: 'Bold',
      password: 'a quiet river',
      verify_code,
    });
    expect(done.status).toBe(200);
    expect(done.body.result).toEqual({
      phone: '99112233',
      email: '',
      dial_code: '976',
      first_name: 'Saraa',
      last_name: 'Bold',
      has_password: true,
      expires: '2026-09-02T00:00:00.000Z',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await me(done.body.result.token)).result.first_name).toBe('Saraa');
  });

  it('registers by the code alone; no password fits until a recovery has set one', async () => {
    const email = 'later@example.mn';
    const names = { first_name: 'Saraa', last_name: 'Bold' };
    const done = await call('register', { email, ...names, verify_code: await codeFor({ email }) });
    expect(done.status).toBe(200);
    expect(done.body.result.has_password).toBe(false);
    for (const password of ['undefined', 'a quiet river', 'null'])
      expect((await call('login', { login: email, password })).status).toBe(400);
    provider.clock.advance(31_000);
    const verify_code = await codeFor({ email }, 'recovery');
    await call('password_recovery', { email, password: 'a quiet river', verify_code });
    const after = await call('login', { login: email, password: 'a quiet river' });
    expect(after).toMatchObject({ status: 200, body: { result: { has_password: true } } });
  });

  it('[NEED-01] [NEED-04] [NEED-05] [SEC-2] signs in with a new token each time; signing out ends that one only', async () => {
    await register('two@example.mn');
    const first = (await call('login', { login: 'Two@Example.mn', password: 'a quiet river' })).body.result.token;
    const second = (await call('login', { login: 'two@example.mn', password: 'a quiet river' })).body.result.token;
    expect(first).not.toBe(second);
    expect((await call('logout', {}, { authorization: `Bearer ${first}` })).status).toBe(200);
    expect((await me(first)).status_code).toBe(401);
    expect((await me(second)).status_code).toBe(200);
  });

  it('[NEED-04] never gives the token back after signing in', async () => {
    const { token } = await provider.signedIn();
    expect((await me(token)).result).not.toHaveProperty('token');
  });

  it('[SEC-1] keeps neither tokens nor passwords nor codes as they are', async () => {
    const done = await register('kept@example.mn');
    const code = await codeFor({ email: 'kept@example.mn' }, 'recovery');
    const tables = ['sessions', 'users', 'verify_codes', 'attempts'] as const;
    const stored = JSON.stringify(
      await Promise.all(tables.map((table) => provider.deps.db.selectFrom(table).selectAll().execute())),
    );
    expect(stored).not.toContain(done.body.result.token);
    expect(stored).not.toContain('a quiet river');
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).toContain('scrypt$16384$8$5$');
  });

  it('[SEC-3] [GAP-74] [SESS-03] ends a session after 24 hours without use', async () => {
    const { token } = await provider.signedIn();
    provider.clock.advance(23 * 3_600_000);
    expect((await me(token)).status_code).toBe(200);
    provider.clock.advance(23 * 3_600_000);
    expect((await me(token)).status_code).toBe(200);
    provider.clock.advance(24 * 3_600_000);
    expect((await me(token)).status_code).toBe(401);
  });

  it('[SEC-3] ends a session after 30 days, however much it is used', async () => {
    const { token } = await provider.signedIn();
    for (let hour = 0; hour < 30 * 24 - 20; hour += 20) {
      provider.clock.advance(20 * 3_600_000);
      expect((await me(token)).status_code).toBe(200);
    }
    provider.clock.advance(20 * 3_600_000);
    expect((await me(token)).status_code).toBe(401);
  });

  it('[SEC-7] refuses a common, a short, a long and the own address as password', async () => {
    const verify_code = await codeFor({ email: 'ownaddress@example.mn' });
    const attempt = async (password: string) =>
      (
        await call('register', {
          email: 'ownaddress@example.mn',
          first_name: 'A',
          last_name: 'B',
          password,
          verify_code,
        })
      ).body.result;
    expect(await attempt('Password1')).toEqual({
      problem: 'password-too-common',
      fields: { password: 'validation_password_common' },
    });
    expect(await attempt('ownaddress')).toMatchObject({ problem: 'password-too-common' });
    expect(await attempt('short')).toEqual({
      problem: 'invalid-input',
      fields: { password: 'validation_password_short' },
    });
    expect(await attempt('я'.repeat(129))).toEqual({
      problem: 'invalid-input',
      fields: { password: 'validation_password_long' },
    });
    expect(await attempt('Ө'.repeat(64) + ' ü \t €'.repeat(3))).toHaveProperty('token');
  });

  it('[SEC-7] [NEED-03] a recovery sets the password and ends every session', async () => {
    const { token } = (await register('lost@example.mn')).body.result;
    const verify_code = await codeFor({ email: 'lost@example.mn' }, 'recovery');
    const done = await call('password_recovery', { email: 'lost@example.mn', verify_code, password: 'a wide steppe' });
    expect(done).toMatchObject({ status: 200, body: { result: null } });
    expect((await me(token)).status_code).toBe(401);
    expect((await call('login', { login: 'lost@example.mn', password: 'a quiet river' })).body.result.problem).toBe(
      'wrong-credentials',
    );
    expect((await call('login', { login: 'lost@example.mn', password: 'a wide steppe' })).status).toBe(200);
  });

  it('[SEC-4] a code is used once, for its purpose and its identifier only', async () => {
    await register('bound@example.mn');
    const code = await codeFor({ email: 'bound@example.mn' }, 'recovery');
    const recover = { email: 'bound@example.mn', verify_code: code, password: 'a wide steppe' };
    expect(
      (await call('verify_code_check', { email: 'bound@example.mn', purpose: 'register', verify_code: code })).status,
    ).toBe(400);
    expect(
      (await call('verify_code_check', { email: 'other@example.mn', purpose: 'recovery', verify_code: code })).status,
    ).toBe(400);
    expect((await call('password_recovery', recover)).status).toBe(200);
    expect((await call('password_recovery', recover)).body.result.problem).toBe('wrong-code');
  });

  it('[API-59] [CALL-70.1] a check only looks: the act still needs the code, and has it', async () => {
    const verify_code = await codeFor({ email: 'look@example.mn' });
    const check = { email: 'look@example.mn', purpose: 'register', verify_code };
    expect((await call('verify_code_check', check)).status).toBe(200);
    expect((await call('verify_code_check', check)).status).toBe(200);
    expect(
      (
        await call('register', {
          email: 'look@example.mn',
          first_name: 'A',
          last_name: 'B',
          password: 'a quiet river',
          verify_code,
        })
      ).status,
    ).toBe(200);
  });

  it.each(['mn', 'ru'])(
    '[API-58] [CALL-69.1] [CALL-69.3] sends the code by e-mail in the language of the request: %s',
    async (language) => {
      const to = { email: `language-${language}@example.mn`, purpose: 'register' };
      expect(await call('send_verify_code', to, { 'accept-language': language })).toMatchObject({
        status: 200,
        body: { status_code: 200, result: null },
      });
      const { locale, body, code } = await lastMessage(to.email);
      expect(locale).toBe(language);
      expect(body).toContain(code);
    },
  );

  it('[API-58] [CALL-69.2] sends it to a phone with its dial code', async () => {
    expect((await call('send_verify_code', { phone: '99004411', dial_code: '976', purpose: 'register' })).status).toBe(
      200,
    );
    expect(await lastMessage('+97699004411')).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{4}$/) });
  });

  it.each(['send_verify_code', 'verify_code_check'])(
    '[API-58] [API-59] %s for a change of the account asks for a session',
    async (path) => {
      const payload = { email: 'change@example.mn', purpose: 'contact-change', verify_code: '1234' };
      expect(await call(path, payload)).toMatchObject({ status: 401, body: { result: { problem: 'not-signed-in' } } });
    },
  );

  it('[SEC-2] ends a session that another process ended within 2 seconds', async () => {
    const { token, userId } = await provider.signedIn();
    expect((await me(token)).status_code).toBe(200);
    const another = createSessions({ clock: provider.clock, ids: provider.deps.ids });
    await another.revokeAll(provider.deps.db, userId);
    provider.clock.advance(2_000);
    expect((await me(token)).status_code).toBe(401);
  });

  it('[GAP-38.1] [GAP-38.2] [SEC-4] [API-58] only the newest code counts, for 5 minutes, and 30 seconds pass between sends', async () => {
    const first = await codeFor({ email: 'newest@example.mn' });
    const early = await call('send_verify_code', { email: 'newest@example.mn', purpose: 'register' });
    expect(early).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { result: { problem: 'too-many-requests' } },
    });
    provider.clock.advance(30_000);
    let second = await codeFor({ email: 'newest@example.mn' });
    if (second === first) {
      provider.clock.advance(30_000);
      second = await codeFor({ email: 'newest@example.mn' });
    }
    const check = (verify_code: string) =>
      call('verify_code_check', { email: 'newest@example.mn', purpose: 'register', verify_code });
    expect((await check(first)).body.result.problem).toBe('wrong-code');
    provider.clock.advance(299_000);
    expect((await check(second)).status).toBe(200);
    provider.clock.advance(1_000);
    expect((await check(second)).body.result.problem).toBe('code-expired');
  });

  it('[SEC-4] five wrong tries end a code, also when they come at once', async () => {
    const code = await codeFor({ email: 'tries@example.mn' });
    const check = (verify_code: string) =>
      call('verify_code_check', { email: 'tries@example.mn', purpose: 'register', verify_code });
    const tries = await Promise.all(Array.from({ length: 8 }, () => check(other(code))));
    expect(tries.map(({ body }) => body.result.problem).toSorted()).toEqual([
      ...Array(3).fill('code-expired'),
      ...Array(5).fill('wrong-code'),
    ]);
    expect((await check(code)).body.result.problem).toBe('code-expired');
  });

  it('[SEC-4] sends at most 10 codes to an identifier in 24 hours, whatever they are for', async () => {
    for (let count = 0; count < 10; count += 1) {
      await codeFor({ email: 'many@example.mn' }, count % 2 === 0 ? 'register' : 'recovery');
      provider.clock.advance(31_000);
    }
    const over = await call('send_verify_code', { email: 'many@example.mn', purpose: 'register' });
    expect(over.status).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(86_000);
    provider.clock.advance(24 * 3_600_000);
    await codeFor({ email: 'many@example.mn' });
  });

  it('[SEC-4] 20 wrong codes in 24 hours stop every further try', async () => {
    const check = (verify_code: string) =>
      call('verify_code_check', { email: 'guess@example.mn', purpose: 'register', verify_code });
    for (let sent = 0; sent < 4; sent += 1) {
      const code = await codeFor({ email: 'guess@example.mn' });
      for (let count = 0; count < 5; count += 1) expect((await check(other(code))).status).toBe(400);
      provider.clock.advance(31_000);
    }
    const code = await codeFor({ email: 'guess@example.mn' });
    expect((await check(code)).status).toBe(429);
  });

  it('[SEC-7] [SEC-4] budgets wrong passwords under parallel tries; a browser that signed in before keeps a budget of its own', async () => {
    await register('owner@example.mn', browser('owner-browser'));
    const tries = await Promise.all(
      Array.from({ length: 24 }, () => call('login', { login: 'owner@example.mn', password: 'a wrong guess' })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
    expect((await call('login', { login: 'owner@example.mn', password: 'a quiet river' })).status).toBe(429);
    expect(
      (await call('login', { login: 'owner@example.mn', password: 'a quiet river' }, browser('strange-browser')))
        .status,
    ).toBe(429);
    expect(
      (await call('login', { login: 'owner@example.mn', password: 'a quiet river' }, browser('owner-browser'))).status,
    ).toBe(200);
  });

  it('[SEC-4] a stranger who asks for codes takes neither the code nor the budget of a known browser', async () => {
    await register('calm@example.mn', browser('calm-browser'));
    const own = await codeFor({ email: 'calm@example.mn' }, 'recovery', browser('calm-browser'));
    await codeFor({ email: 'calm@example.mn' }, 'recovery');
    const recover = { email: 'calm@example.mn', verify_code: own, password: 'a wide steppe' };
    expect((await call('password_recovery', recover, browser('calm-browser'))).status).toBe(200);
  });

  /** Uses the budget of everybody's wrong passwords up, without hashing each. */
  const spendAll = async (email: string, tries = 20, own = '') =>
    provider.deps.db
      .insertInto('attempts')
      .values(
        Array.from({ length: tries }, () => ({
          identifier: `email:${email}`,
          kind: 'wrong-password' as const,
          browser: own,
          at: provider.clock.now(),
        })),
      )
      .execute();
  const password = 'a quiet river';

  it('[SEC-4] [SEC-2] renews the id of a browser at sign-in and sign-out: the next one is known, the former to nobody', async () => {
    const [email, sister] = ['renewed@example.mn', 'sister@example.mn'];
    const next = (id: string) => ({ 'x-aylal-next-browser': `${id}-of-twenty-characters` });
    await register(email, { ...browser('first'), ...next('second') });
    // Somebody else's account that this device knows follows it.
    await register(sister, browser('second'));
    await spendAll(email);
    await spendAll(sister);
    const signed = await call('login', { login: email, password }, { ...browser('second'), ...next('third') });
    expect(signed.status).toBe(200);
    const authorization = `Bearer ${signed.body.result.token}`;
    expect((await call('logout', {}, { authorization, ...browser('third'), ...next('fourth') })).status).toBe(200);
    for (const former of ['first', 'second', 'third'])
      expect((await call('login', { login: email, password }, browser(former))).status).toBe(429);
    expect((await call('login', { login: sister, password }, browser('fourth'))).status).toBe(200);
    expect((await call('login', { login: email, password }, browser('fourth'))).status).toBe(200);
  });

  it('[SEC-4] gives a renewed id no fresh budget', async () => {
    const email = 'spent@example.mn';
    await register(email, browser('spent'));
    const { browser: own } = await provider.deps.db
      .selectFrom('known_browsers')
      .select('browser')
      .orderBy('seen_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await spendAll(email, 19, own);
    const next = { 'x-aylal-next-browser': 'fresh-of-twenty-characters' };
    expect((await call('login', { login: email, password }, { ...browser('spent'), ...next })).status).toBe(200);
    const guess = { login: email, password: 'a wrong guess' };
    expect((await call('login', guess, browser('fresh'))).status).toBe(400);
    expect((await call('login', guess, browser('fresh'))).status).toBe(429);
  });

  it('[SEC-5] send, check, recovery and sign-in answer alike whether or not there is an account', async () => {
    await register('there@example.mn');
    const answers = async (email: string) => {
      const sent = await call('send_verify_code', { email, purpose: 'recovery' });
      const checked = await call('verify_code_check', { email, purpose: 'recovery', verify_code: '0000' });
      const recovered = await call('password_recovery', { email, verify_code: '0000', password: 'a wide steppe' });
      const signed = await call('login', { login: email, password: 'a wrong guess' });
      return [sent, checked, recovered, signed].map(({ status, body }) => ({ status, body }));
    };
    expect(await answers('there@example.mn')).toEqual(await answers('nowhere@example.mn'));
    expect((await lastMessage('nowhere@example.mn')).body).toContain('There is no account');
  });

  it('[SEC-5] who registers twice learns it from the message, not from the answer', async () => {
    await register('again@example.mn');
    const sent = await call('send_verify_code', { email: 'again@example.mn', purpose: 'register' });
    expect(sent).toMatchObject({ status: 200, body: { result: null, message: '' } });
    expect(await lastMessage('again@example.mn')).toMatchObject({
      code: null,
      body: expect.stringContaining('already have an account'),
    });
  });

  it.each([
    ['no identifier', 'send_verify_code', { purpose: 'register' }],
    [
      'both identifiers',
      'send_verify_code',
      { email: 'a@b.mn', phone: '99112233', dial_code: '976', purpose: 'register' },
    ],
    ['an unknown purpose', 'send_verify_code', { email: 'a@b.mn', purpose: 'everything' }],
    ['a code of letters', 'verify_code_check', { email: 'a@b.mn', purpose: 'register', verify_code: 'abcd' }],
    ['a list as login', 'login', { login: ['a@b.mn'], password: 'x' }],
    ['nothing', 'login', {}],
  ])('[AUT-3] refuses %s with 400', async (_name, path, payload) => {
    expect(await call(path, payload)).toMatchObject({
      status: 400,
      body: { status_code: 400, result: { problem: 'invalid-input' } },
    });
  });

  it('[SEC-3] codes of sensitive acts need a session', async () => {
    expect((await call('send_verify_code', { email: 'a@b.mn', purpose: 'withdrawal' })).status).toBe(401);
  });

  it('[PII-1] [PII-3] logs sign-ins and refusals as one JSON object a line, without personal data', async () => {
    const start = provider.logLines.length;
    await register('secretive@example.mn');
    await call('login', { login: 'secretive@example.mn', password: 'a\n{"event":"forged"}' });
    const lines = provider.logLines.slice(start);
    const events = lines.map((line) => JSON.parse(line).event);
    expect(events).toEqual(expect.arrayContaining(['code-sent', 'registered', 'sign-in-refused', 'request']));
    expect(events).not.toContain('forged');
    expect(lines.join('')).not.toMatch(/secretive|quiet river/);
  });
});
