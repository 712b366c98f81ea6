import { createHmac } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { openTrialIssuer, type TrialIssuer } from '../testing/trial-issuer.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { verifyIdToken } from './verify-id-token.ts';

let issuer: TrialIssuer;
beforeEach(async () => {
  issuer = await openTrialIssuer();
});
afterEach(() => issuer.close());

const audience = 'https://releases.example';
let clock = 0;
const keys = () => createIssuerKeys(fetch, () => clock);
const verify = async (token: string, keysOf = keys()) =>
  verifyIdToken(token, { issuers: [issuer.url], audience, keysOf, now: new Date() });
const seconds = () => Math.floor(Date.now() / 1000);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('An ID token', () => {
  it('is taken when its issuer signed it for this registry', async () => {
    await expect(verify(await issuer.token({ aud: [audience, 'others'], jti: 'one' }))).resolves.toMatchObject({
      issuer: issuer.url,
      id: 'one',
      claims: { repository: 'aylal/trial', ref: 'refs/heads/main' },
    });
  });

  it.each([
    ['of another issuer', { iss: 'https://another.example' }, 'oidc-issuer'],
    ['of an issuer with the same beginning', { iss: 'http://127.0.0.1' }, 'oidc-issuer'],
    ['for another audience', { aud: 'https://another.example' }, 'oidc-audience'],
    ['for nobody', { aud: undefined }, 'oidc-audience'],
    ['that has ended', { exp: seconds() - 60 }, 'oidc-expired'],
    ['without an end', { exp: undefined }, 'oidc-token'],
    ['that is not good yet', { nbf: seconds() + 120 }, 'oidc-expired'],
    ['of the future', { iat: seconds() + 120 }, 'oidc-expired'],
    ['that is older than a day', { iat: seconds() - 90_000 }, 'oidc-expired'],
    ['that cannot be told from another', { jti: undefined }, 'oidc-token'],
    ['whose id is no text', { jti: {} }, 'oidc-token'],
    ['whose issuer is no text', { iss: 7 }, 'oidc-token'],
  ])('is refused %s', async (_case, fault, code) => {
    const token = await issuer.token({ aud: audience, ...fault });
    await expect(verify(token)).rejects.toMatchObject({ code });
  });

  it('is taken a few seconds after its end and before its time, as clocks differ', async () => {
    await expect(verify(await issuer.token({ aud: audience, exp: seconds() - 5 }))).resolves.toBeDefined();
    await expect(verify(await issuer.token({ aud: audience, iat: seconds() + 5 }))).resolves.toBeDefined();
  });

  it('is refused when it is not signed, or signed with a secret that everybody can read', async () => {
    const [, payload = ''] = (await issuer.token({ aud: audience })).split('.');
    await expect(verify(`${part({ alg: 'none' })}.${payload}.`)).rejects.toMatchObject({ code: 'oidc-algorithm' });
    const signed = `${part({ alg: 'HS256', kid: 'first' })}.${payload}`;
    const mac = createHmac('sha256', JSON.stringify(issuer.jwk)).update(signed).digest('base64url');
    await expect(verify(`${signed}.${mac}`)).rejects.toMatchObject({ code: 'oidc-algorithm' });
    expect(issuer.asked).toEqual([]);
  });

  it('is refused when its key is not of the issuer, by its name or by itself, and the issuer is asked once', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const keysOf = keys();
    for (const faults of [{ key: privateKey }, { key: privateKey, kid: 'second' }])
      await expect(verify(await issuer.token({ aud: audience }, faults), keysOf)).rejects.toMatchObject({
        code: 'oidc-signature',
      });
    expect(issuer.asked).toEqual(['/.well-known/openid-configuration', '/jwks']);
  });

  it('is refused when a part of it was changed, or when it is none', async () => {
    const [header, , signature] = (await issuer.token({ aud: audience })).split('.');
    const other = part({ iss: issuer.url, aud: audience, jti: 'x', iat: seconds(), exp: seconds() + 60 });
    await expect(verify(`${header}.${other}.${signature}`)).rejects.toMatchObject({ code: 'oidc-signature' });
    await expect(verify('no.token.here')).rejects.toMatchObject({ code: 'oidc-token' });
  });
});

describe('The keys of an issuer', () => {
  const discovery = '/.well-known/openid-configuration';
  const silent = { code: 'oidc-issuer-silent' };

  it('are read once for many tokens', async () => {
    const keysOf = keys();
    for (const jti of ['a', 'b', 'c']) await verify(await issuer.token({ aud: audience, jti }), keysOf);
    expect(issuer.asked).toEqual([discovery, '/jwks']);
  });

  it.each([
    ['names another issuer', { issuer: 'https://another.example' }, 'received "https://another.example"'],
    ['names keys that lie elsewhere than on https', { jwks_uri: 'http://another.example/jwks' }, 'no https address'],
    ['names no keys', { jwks_uri: undefined }, 'jwks_uri'],
    ['is longer than it may be', { more: 'x'.repeat(300_000) }, 'longer than'],
  ])('are not believed when the discovery document %s', async (_case, fault, why) => {
    const document = { issuer: issuer.url, jwks_uri: `${issuer.url}/jwks`, ...fault };
    issuer.answer(discovery, () => JSON.stringify(document));
    const message: unknown = expect.stringContaining(why);
    await expect(verify(await issuer.token({ aud: audience }))).rejects.toMatchObject({ ...silent, message });
    expect(issuer.asked).toEqual([discovery]);
  });

  it('are not believed when the set is too long, or none', async () => {
    for (const body of [JSON.stringify({ keys: [issuer.jwk], more: 'x'.repeat(300_000) }), '{"keys":1}']) {
      issuer.answer('/jwks', () => body);
      await expect(verify(await issuer.token({ aud: audience }))).rejects.toMatchObject(silent);
    }
  });

  it('are asked for again half a minute after the issuer failed, not before', async () => {
    const keysOf = keys();
    const body = JSON.stringify({ issuer: issuer.url, jwks_uri: `${issuer.url}/jwks` });
    const token = await issuer.token({ aud: audience });
    issuer.answer(discovery, () => 'out of order');
    await expect(verify(token, keysOf)).rejects.toMatchObject(silent);
    issuer.answer(discovery, () => body);
    await expect(verify(token, keysOf)).rejects.toMatchObject(silent);
    expect(issuer.asked).toEqual([discovery]);
    clock += 30_001;
    await expect(verify(token, keysOf)).resolves.toBeDefined();
  });
});
