import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';
import { isOurChallenge, newChallenge, spendChallenge } from './passkey-challenge.ts';

describe('Passkeys of the office', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  const sentBack = (challenge: string) => Buffer.from(challenge).toString('base64url');
  const vault = () => provider.deps.vault;

  it('are asked for by a challenge that is ours, for its purpose, for five minutes, once', async () => {
    const now = provider.clock.now();
    const challenge = sentBack(newChallenge(vault(), 'sign in', now));
    expect(isOurChallenge(vault(), 'sign in', challenge, now)).toBe(true);
    expect(isOurChallenge(vault(), 'make 1', challenge, now)).toBe(false);
    expect(isOurChallenge(vault(), 'sign in', challenge, now + 5 * 60_000)).toBe(false);
    const longer = sentBack(`9${Buffer.from(challenge, 'base64url').toString()}`);
    expect(isOurChallenge(vault(), 'sign in', longer, now)).toBe(false);
    expect(isOurChallenge(vault(), 'sign in', 'nonsense', now)).toBe(false);
    const { db } = provider.deps;
    const use = () => db.transaction().execute((tx) => spendChallenge(tx, challenge, now));
    expect([await use(), await use()]).toEqual([true, false]);
  });

  it('are none where nobody has said at which address the office is', async () => {
    const office = openOffice(provider);
    const support = await office.signIn('support');
    expect((await support.get('passkeys/')).status).toBe(provider.deps.config.officeUrl ? 200 : 404);
    const begun = await provider.app.inject({
      method: 'POST',
      url: '/api/office/v1/login/passkey/begin/',
      payload: {},
    });
    expect(begun.statusCode).toBe(provider.deps.config.officeUrl ? 200 : 404);
  });

  it.each([
    ['nothing', {}],
    ['an id of nobody', { id: 'x'.repeat(32), response: {} }],
    ['other types', { id: 7, rawId: [], type: 'public-key' }],
  ])('open nothing for %s', async (_name, response) => {
    const url = '/api/office/v1/login/passkey/';
    const answer = await provider.app.inject({ method: 'POST', url, payload: { response } });
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json().result.token).toBeUndefined();
  });
});
