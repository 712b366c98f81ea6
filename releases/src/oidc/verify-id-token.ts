import { decodeJwt, errors, jwtVerify } from 'jose';
import * as v from 'valibot';
import { Refused } from '../documents/refusal.ts';
import type { IssuerKeys } from './issuer-keys.ts';

/** An ID token that its issuer signed for this registry. */
export interface IdToken {
  readonly issuer: string;
  /** Its `jti`: the issuer gives it once. */
  readonly id: string;
  readonly expires: Date;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** By how much clocks of issuer and registry may differ, in seconds. */
const toleranceSeconds = 30;
const algorithms = ['RS256', 'ES256'];

/** The token, when one of `issuers` signed it for `audience` and it is good at `now`. Refusals begin with `oidc-`; none of them repeats the token. */
export async function verifyIdToken(
  token: string,
  { issuers, audience, keysOf, now }: { issuers: readonly string[]; audience: string; keysOf: IssuerKeys; now: Date },
): Promise<IdToken> {
  const issuer = issuerIn(token);
  if (!issuers.includes(issuer))
    throw new Refused(
      'oidc-issuer',
      `no trusted publisher has the issuer ${issuer.slice(0, 200)}; the registry's owner adds one with "trusted add"`,
    );
  try {
    const { payload } = await jwtVerify(token, async (header, input) => (await keysOf(issuer))(header, input), {
      issuer,
      audience,
      algorithms,
      clockTolerance: toleranceSeconds,
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'jti'],
      maxTokenAge: '1 day',
    });
    const { jti, exp = 0, ...claims } = payload;
    if (!v.is(v.pipe(v.string(), v.nonEmpty()), jti)) throw unreadable('jti');
    return { issuer, id: jti, expires: new Date(exp * 1000), claims };
  } catch (error) {
    throw refusalOf(error, audience);
  }
}

function issuerIn(token: string): string {
  try {
    return v.parse(v.string(), decodeJwt(token).iss);
  } catch {
    throw new Refused('oidc-token', 'this is no ID token; give the one of the pipeline, whole');
  }
}

function refusalOf(error: unknown, audience: string): unknown {
  if (error instanceof errors.JOSEAlgNotAllowed)
    return new Refused('oidc-algorithm', `an ID token is signed with ${algorithms.join(' or ')}; this one is not`);
  if (error instanceof errors.JWTExpired)
    return new Refused('oidc-expired', 'the ID token has ended; let the pipeline ask for a new one');
  if (error instanceof errors.JWTClaimValidationFailed) return claimRefusal(error, audience);
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey)
    return new Refused('oidc-signature', "the ID token is not signed by a key of its issuer; use the pipeline's own");
  if (error instanceof errors.JOSEError)
    return new Refused(
      'oidc-token',
      `the ID token cannot be read (${error.code}); give the one of the pipeline, whole`,
    );
  return error;
}

function claimRefusal({ claim, reason }: errors.JWTClaimValidationFailed, audience: string): Refused {
  if (claim === 'aud')
    return new Refused('oidc-audience', `the ID token is for another audience; ask for one for ${audience}`);
  if (reason === 'check_failed')
    return new Refused('oidc-expired', `the ID token is not good at this time (${claim}); check the clocks`);
  return unreadable(claim);
}

function unreadable(claim: string): Refused {
  return new Refused('oidc-token', `the ID token has no ${claim} that can be read`);
}
