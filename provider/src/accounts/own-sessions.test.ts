import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';
import { deviceLabel } from '../platform/http/device-label.ts';

describe('[SEC-2] The sessions of an account', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  type Headers = Record<string, string>;
  const list = async (headers: Headers) =>
    (await provider.app.inject({ url: '/api/user/v1/session/', headers })).json();
  const end = async (headers: Headers, id = '') =>
    (await provider.app.inject({ method: 'DELETE', url: `/api/user/v1/session/${id}${id && '/'}`, headers })).json();
  const me = async (headers: Headers) => (await provider.app.inject({ url: '/api/user/v1/me/', headers })).statusCode;
  const again = async (userId: string, device: string): Promise<Headers> => {
    provider.clock.advance(1_000);
    const { token } = await provider.deps.sessions.open(provider.deps.db, userId, device);
    return { authorization: `Bearer ${token}` };
  };

  it('names devices, marks the one that asks, and never tells a token or its hash', async () => {
    const { userId, headers, token } = await provider.signedIn();
    await again(userId, 'Chrome · Android');
    const answer = await list(headers);
    expect(answer.result.map(({ device, current }: { device: string; current: boolean }) => [device, current])).toEqual(
      [
        ['Chrome · Android', false],
        ['', true],
      ],
    );
    expect(Object.keys(answer.result[0]).toSorted()).toEqual(['created_at', 'current', 'device', 'id', 'used_at']);
    expect(JSON.stringify(answer)).not.toContain(token);
  });

  it('is told when a device was last used, within a minute', async () => {
    const { userId, headers } = await provider.signedIn();
    const phone = await again(userId, 'Chrome · Android');
    provider.clock.advance(3_600_000);
    await me(phone);
    const { result } = await list(headers);
    const phoneSession = result.find(({ device }: { device: string }) => device === 'Chrome · Android');
    expect(phoneSession.used_at).toBe(new Date(provider.deps.clock.now()).toISOString());
  });

  it('ends one: its next call is refused, others go on', async () => {
    const { userId, headers } = await provider.signedIn();
    const phone = await again(userId, 'Chrome · Android');
    expect(await me(phone)).toBe(200);
    const [{ id }] = (await list(headers)).result;
    expect((await end(headers, id)).status_code).toBe(200);
    expect([await me(phone), await me(headers)]).toEqual([401, 200]);
    expect((await end(headers, id)).status_code).toBe(404);
  });

  it('ends all others at once', async () => {
    const { userId, headers } = await provider.signedIn();
    const others = [await again(userId, 'Safari · iPhone'), await again(userId, 'Edge · Windows')];
    for (const other of others) expect(await me(other)).toBe(200);
    expect((await end(headers)).status_code).toBe(200);
    expect(await Promise.all(others.map(me))).toEqual([401, 401]);
    expect((await list(headers)).result).toHaveLength(1);
  });

  it('[AUT-1] belongs to its owner: nobody else sees or ends one', async () => {
    const owner = await provider.signedIn();
    const stranger = await provider.signedIn();
    const [{ id }] = (await list(owner.headers)).result;
    expect((await end(stranger.headers, id)).status_code).toBe(404);
    expect((await end(stranger.headers)).status_code).toBe(200);
    expect((await end(owner.headers, 'no-such-id')).status_code).toBe(404);
    expect((await end({})).status_code).toBe(401);
    expect(await me(owner.headers)).toBe(200);
    expect((await list(stranger.headers)).result).toHaveLength(1);
  });

  it('leaves out what has ended by itself', async () => {
    const { userId } = await provider.signedIn();
    provider.clock.advance(23 * 3_600_000);
    const phone = await again(userId, 'Chrome · Android');
    provider.clock.advance(24 * 3_600_000 - 1_000);
    expect((await list(phone)).result.map(({ device }: { device: string }) => device)).toEqual(['Chrome · Android']);
  });
});

describe('The words for a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      'Chrome · Android',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
      'Edge · Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox · Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      'Safari · Mac',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
    [`${'x'.repeat(100_000)} Firefox/1`, ''],
  ])('of %s are %s', (sent, text) => {
    expect(deviceLabel(sent)).toBe(text);
  });
});
