import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { createIssuerFetcher, type FetchIssuer } from './fetch-issuer.ts';

/** Finds the public keys that an issuer signs with. Rejects with `oidc-issuer-silent` when they cannot be read. */
export type IssuerKeys = (issuer: string) => Promise<JWTVerifyGetKey>;

const keySet = v.looseObject({ keys: v.array(v.looseObject({ kty: v.string() })) });
const goodForMs = 600_000;

/** Keys as the issuer's discovery document names them, kept for ten minutes; a key that is not among them is looked for again at most twice a minute. `clock` answers milliseconds. */
export function createIssuerKeys(fetch: typeof globalThis.fetch, clock: () => number = Date.now): IssuerKeys {
  const ask = createIssuerFetcher(fetch, clock);
  const known = new Map<string, { readonly until: number; readonly keys: Promise<JWTVerifyGetKey> }>();
  return (issuer) => {
    const last = known.get(issuer);
    if (last && last.until > clock()) return last.keys;
    const keys = discoverKeys(issuer, ask);
    known.set(issuer, { until: clock() + goodForMs, keys });
    // What failed is not kept: `ask` limits how often it is tried again.
    keys.catch(() => known.delete(issuer));
    return keys;
  };
}

async function discoverKeys(issuer: string, ask: FetchIssuer): Promise<JWTVerifyGetKey> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const found = await ask(address, v.object({ issuer: v.literal(issuer), jwks_uri: v.pipe(v.string(), v.url()) }));
  return createRemoteJWKSet(new URL(found.jwks_uri), {
    cooldownDuration: 30_000,
    cacheMaxAge: goodForMs,
    [customFetch]: async (url) => Response.json(await ask(url, keySet)),
  });
}
