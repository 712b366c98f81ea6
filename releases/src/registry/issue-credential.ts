import { Refused } from '../documents/refusal.ts';
import { keyId } from '../keys/signing-key.ts';
import { openCredentialRequest, type IssuedCredential } from '../oidc/credential-request.ts';
import type { IssuerKeys } from '../oidc/issuer-keys.ts';
import { matchPublisher } from '../oidc/match-publisher.ts';
import { holderOf, runOf } from '../oidc/short-lived-key.ts';
import { describeClaims, type TrustedPublisher } from '../oidc/trusted-publisher.ts';
import { verifyIdToken, type IdToken } from '../oidc/verify-id-token.ts';
import type { AuditLog } from './audit-log.ts';
import type { ShortLivedKeyStore } from './short-lived-key-store.ts';
import type { TrustedPublisherStore } from './trusted-publisher-store.ts';

interface IssuingParts {
  readonly trusted: Pick<TrustedPublisherStore, 'read'>;
  readonly shortLived: Pick<ShortLivedKeyStore, 'add'>;
  readonly keysOf: IssuerKeys;
  readonly log: AuditLog;
  readonly now: () => Date;
}

/** Makes a short-lived credential for anyone who has an ID token of a trusted publisher. `audience` is what this registry is called in tokens. Refusals of tokens begin with `oidc-`. */
export function createIssuing({ trusted, shortLived, keysOf, log, now }: IssuingParts) {
  return async (body: unknown, audience: string): Promise<IssuedCredential> => {
    const { token, publicKey } = openCredentialRequest(body, now());
    const { publishers } = await trusted.read();
    const issuers = publishers.map(({ issuer }) => issuer);
    const idToken = await verifyIdToken(token, { issuers, audience, keysOf, now: now() });
    const publisher = publisherOf(publishers, idToken);
    const { name, may, remotes, channels, minutes } = publisher;
    const issued = now();
    const expires = new Date(issued.getTime() + minutes * 60_000).toISOString();
    const run = runOf(idToken.claims);
    const id = keyId(publicKey);
    const entry = {
      at: issued.toISOString(),
      by: holderOf(publisher),
      act: 'credential',
      what: `may ${may.join(', ')} ${remotes.join(', ')} until ${expires}, key ${id}`,
      reason: describeClaims({ ...publisher.claims, ...run }),
    };
    return log.around(entry, async () => {
      await shortLived.add(idToken, { publicKey, publisher, run, issued: issued.toISOString(), expires });
      return { id, publisher: name, may, remotes, channels, expires };
    });
  };
}

/** Only claims that differ are named, not what they should be: whoever asks may be anybody with an account at the issuer. */
function publisherOf(publishers: readonly TrustedPublisher[], token: IdToken): TrustedPublisher {
  const match = matchPublisher(publishers, token);
  if (match.publisher) return match.publisher;
  throw new Refused(
    'oidc-claims',
    `no trusted publisher has the claims of this ID token: ${match.differing.join(', ')} differs from the nearest one; release from the pipeline that is trusted, or ask the registry's owner for "trusted add"`,
  );
}
