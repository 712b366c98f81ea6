import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** How a token is made that is not as it should be. */
export interface TokenFaults {
  readonly key?: CryptoKey | Uint8Array;
  readonly alg?: string;
  readonly kid?: string;
}

/** Claims of a run on the main branch, as GitHub has them. */
export const trialClaims = {
  sub: 'repo:aylal/trial:environment:production',
  repository: 'aylal/trial',
  ref: 'refs/heads/main',
  environment: 'production',
  run_id: '1001',
} as const;

/** An OIDC issuer over HTTP: discovery document, key set, tokens, and the address that GitHub's runner gives to a job. */
export async function openTrialIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  const asked: string[] = [];
  const answers = new Map<string, () => string | Promise<string>>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    asked.push(pathname);
    const answer = async () => {
      if (pathname === '/runner') {
        if (request.headers.authorization !== 'bearer of the runner') return null;
        return JSON.stringify({ value: await token({ aud: searchParams.get('audience') }) });
      }
      return (await answers.get(pathname)?.()) ?? null;
    };
    void answer().then((body) => response.writeHead(body === null ? 404 : 200).end(body ?? ''));
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  answers.set('/.well-known/openid-configuration', () => JSON.stringify({ issuer: url, jwks_uri: `${url}/jwks` }));
  answers.set('/jwks', () => JSON.stringify({ keys: [jwk] }));
  let tokens = 0;

  /** A token with these claims instead of the usual ones; a claim that is undefined is left out. */
  async function token(claims: Readonly<Record<string, unknown>>, faults: TokenFaults = {}): Promise<string> {
    tokens += 1;
    const seconds = Math.floor(Date.now() / 1000);
    const usual = { iss: url, aud: 'none', jti: `token-${tokens}`, iat: seconds, nbf: seconds, exp: seconds + 300 };
    return new SignJWT({ ...trialClaims, ...usual, ...claims })
      .setProtectedHeader({ alg: faults.alg ?? 'RS256', kid: faults.kid ?? 'first' })
      .sign(faults.key ?? privateKey);
  }
  return {
    url,
    token,
    /** The public key as its set has it. */
    jwk,
    /** Paths that were asked for. */
    asked,
    /** Answers otherwise from now on. */
    answer: (path: string, body: () => string) => answers.set(path, body),
    /** The variables of a job on GitHub. */
    github: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/runner?api-version=2`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the runner',
    },
    close: () => server.close(),
  };
}

export type TrialIssuer = Awaited<ReturnType<typeof openTrialIssuer>>;
