import type { FastifyInstance } from 'fastify';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { createHostAppClient } from './host-app-client.ts';

describe('[NEED-179] The sign-in by the app around the mini-app', () => {
  let provider: ProviderFixture;
  let app: FastifyInstance;
  beforeAll(async () => {
    provider = await openProviderFixture();
    app = provider.app;
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await provider.close();
  });
  afterEach(() => provider.deps.faults.clear());

  /** The token with which the sandbox's app opens the shop as one of its customers. */
  const opened = async (person: string): Promise<string> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/sandbox/host-app?lang=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ person, as: 'view' }).toString(),
    });
    return new URL(String(answer.headers.location)).searchParams.get('host_token') ?? '';
  };
  const signIn = async (host_token: string, headers: Record<string, string> = {}) =>
    (await app.inject({ method: 'POST', url: '/api/user/v1/login/host/', headers, payload: { host_token } })).json();
  const users = async () =>
    Number(
      (
        await provider.deps.db
          .selectFrom('users')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('opens an account without a password at the first visit, and finds it at the next', async () => {
    const before = await users();
    const first = await signIn(await opened('anudari'));
    expect(first).toMatchObject({
      status_code: 200,
      result: { phone: '88020001', dial_code: '976', first_name: 'Анударь', last_name: 'Батболд', has_password: false },
    });
    const again = await signIn(await opened('anudari'));
    expect(again.status_code).toBe(200);
    expect(again.result.token).not.toBe(first.result.token);
    expect(await users()).toBe(before + 1);
  });

  it('leaves the session of who is signed in already, and ends that of somebody else', async () => {
    const { result } = await signIn(await opened('anudari'));
    const same = await signIn(await opened('anudari'), bearer(result.token));
    expect([same.status_code, same.result.token]).toEqual([200, undefined]);
    const other = await provider.signedIn();
    expect((await signIn(await opened('anudari'), other.headers)).result.token).toEqual(expect.any(String));
    const me = await app.inject({ method: 'GET', url: '/api/user/v1/me/', headers: other.headers });
    expect(me.statusCode).toBe(401);
  });

  it('takes a token once, and for a minute', async () => {
    const token = await opened('anudari');
    expect((await signIn(token)).status_code).toBe(200);
    expect((await signIn(token)).status_code).toBe(401);
    const late = await opened('anudari');
    provider.clock.advance(61_000);
    expect((await signIn(late)).status_code).toBe(401);
  });

  it.each([
    ['a token that nobody gave', 'nobody-gave-this-one', 401],
    ['no token', '', 400],
    ['a token with a word of a header', 'token\r\nx: y', 400],
  ])('refuses %s', async (_, token, status) => expect((await signIn(token)).status_code).toBe(status));

  it('refuses a customer whose number the app does not know', async () =>
    expect((await signIn(await opened('temuulen'))).status_code).toBe(401));

  it('leads to no account whose number is younger than 72 hours, until the two are known to belong together', async () => {
    const { db, clock } = provider.deps;
    const change = (phone_changed_at: number | null) =>
      db.updateTable('users').set({ phone_changed_at }).where('phone', '=', '88020001').execute();
    await signIn(await opened('anudari'));
    await change(clock.now() - 60_000);
    expect((await signIn(await opened('anudari'))).status_code).toBe(200);
    await db.deleteFrom('host_links').execute();
    expect((await signIn(await opened('anudari'))).status_code).toBe(401);
    await change(clock.now() - 73 * 3_600_000);
    expect((await signIn(await opened('anudari'))).status_code).toBe(200);
  });

  it('says 503 while the app is silent, and opens nothing', async () => {
    const token = await opened('anudari');
    provider.deps.faults.add({ id: 'silent', operation: 'host-app', kind: 'fail', status: 500 });
    expect((await signIn(token)).status_code).toBe(503);
  });

  it('is refused by the app without the right encryption', async () => {
    const { config, lifecycle } = provider.deps;
    const { publicKey } = config.partners.hostApp;
    const stranger = {
      ...config,
      partners: { ...config.partners, hostApp: { url: undefined, certId: 'stranger', publicKey } },
    };
    const client = createHostAppClient(stranger, lifecycle);
    await expect(client.whoIs(await opened('anudari'))).rejects.toMatchObject({ kind: 'refused' });
    await client.close();
  });
});
